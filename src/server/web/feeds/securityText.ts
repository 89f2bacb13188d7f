import type { Instant } from '#domain/instant.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { securityTextExpiry } from '#domain/site/securityTextExpiry.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import type { Links } from '#ui/routes.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** The contact for reports of a vulnerability of the website (RFC 9116): the contact page where there is no address. */
export function securityText({ contact, publicOrigin }: SiteDetails, links: Links, now: Instant): string {
  const { basePath } = links;
  const address = contact.email === '' ? `${publicOrigin}${links.to('en', 'contact')}` : `mailto:${contact.email}`;
  return [
    `Contact: ${new URL(address).href}`,
    `Expires: ${securityTextExpiry(now)}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicOrigin}${basePath}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
