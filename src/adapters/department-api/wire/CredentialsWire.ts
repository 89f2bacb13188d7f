import { decode } from '#adapters/shape/decode.ts';
import { OneOf, Text } from './rules.ts';
import { Says } from './Says.ts';

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What is posted to `/auth/access-token` (spec §3, §7). */
export class CredentialsWire implements Credentials {
  @OneOf('client_credentials') readonly grantType!: 'client_credentials';
  @Text() readonly clientId!: string;
  @Text() readonly clientSecret!: string;
  @Says('Left empty: a token has all the scopes of its client.') @Text() readonly scope!: string;
}

export function credentialsToWire({ clientId, clientSecret }: Credentials): CredentialsWire {
  return { grantType: 'client_credentials', clientId, clientSecret, scope: '' };
}

/** Throws `ShapeError`. */
export function credentialsFromWire(json: unknown): Credentials {
  const { clientId, clientSecret } = decode(CredentialsWire, json);
  return { clientId, clientSecret };
}
