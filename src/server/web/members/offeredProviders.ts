import type { ProviderId } from '#domain/members/providerId.ts';
import type { NamedProvider } from '#ui/NamedProvider.ts';
import type { PageRequest } from '../PageRequest.ts';

/** The providers with whose accounts people sign in here, by their names; none where accounts cannot be linked. */
export function offeredProviders({ ports, locale }: PageRequest): readonly NamedProvider[] {
  if (ports.members?.socialLogins === undefined) return [];
  return (ports.identityProviders?.offered ?? []).map(({ id, name }) => ({ id, name: name[locale] }));
}

/** The name of a provider; of one that is offered no more, the short one. */
export function providerName(request: PageRequest, provider: ProviderId): string {
  return offeredProviders(request).find(({ id }) => id === provider)?.name ?? provider;
}
