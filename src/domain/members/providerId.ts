/** The short name of a provider of social login, as an operator chose it: part of addresses and of settings. */
export type ProviderId = string & { readonly __brand: 'ProviderId' };

export const PROVIDER_ID = /^[a-z][a-z0-9]{0,19}$/;

/** Undefined unless the text is a lower-case Latin letter with up to 19 such letters and digits behind it. */
export function parseProviderId(text: string): ProviderId | undefined {
  return PROVIDER_ID.test(text) ? (text as ProviderId) : undefined;
}
