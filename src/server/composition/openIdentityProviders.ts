import type { Container } from 'inversify';
import type { Provider } from '#adapters/identity/Provider.ts';
import { parseProviderId } from '#domain/members/providerId.ts';
import type { IdentityProviders } from '#ports/members/IdentityProviders.ts';
import { SERVICES } from './services.ts';
import { warnIn } from './warnIn.ts';

/** Of a page's time, what is left for everything but the provider, in milliseconds. */
const REST_OF_PAGE_MS = 600;

/** The providers of social login that the settings name; undefined when there are none. */
export async function openIdentityProviders(container: Container): Promise<IdentityProviders | undefined> {
  const { socialLogins, servesWeb, REQUEST_DEADLINE_MS } = container.get(SERVICES.settings);
  if (socialLogins.length === 0 || !servesWeb) return undefined;
  const { OpenIdProviders } = await import('#adapters/identity/OpenIdProviders.ts');
  const providers = socialLogins.flatMap(({ id, ...login }): Provider[] => {
    const known = parseProviderId(id);
    return known === undefined ? [] : [{ ...login, id: known }];
  });
  return new OpenIdProviders(providers, {
    key: () => container.getAsync(SERVICES.secretKey),
    clock: container.get(SERVICES.clock),
    timeoutMs: REQUEST_DEADLINE_MS - REST_OF_PAGE_MS,
    warn: warnIn(container.get(SERVICES.logger)),
  });
}
