import type { Instant } from '#domain/instant.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { securityTextExpiry } from '#domain/site/securityTextExpiry.ts';
import type { SiteDetails } from '#domain/site/site.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** The contact for reports of a vulnerability of the website (RFC 9116). */
export function securityText({ contact, publicOrigin }: SiteDetails, basePath: string, now: Instant): string {
  return [
    `Contact: ${new URL(`mailto:${contact.email}`).href}`,
    `Expires: ${securityTextExpiry(now)}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicOrigin}${basePath}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
