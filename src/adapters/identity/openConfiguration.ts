import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Provider } from './Provider.ts';

/** Seconds for one request to a provider: a person waits for it. */
const REQUEST_SECONDS = 2;

/** For http, which the settings accept on the loopback interface alone. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so only to stand out
const ALLOW_UNENCRYPTED: (configuration: Configuration) => void = allowInsecureRequests;

/** What is known of a provider, from its own description unless the settings have its endpoints. */
export async function openConfiguration(provider: Provider): Promise<Configuration> {
  const { issuer, endpoints, clientId, clientSecret } = provider;
  const authentication =
    provider.clientAuthentication === 'basic' ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret);
  const isUnencrypted = new URL(issuer).protocol === 'http:';
  if (endpoints === undefined)
    return await discovery(new URL(issuer), clientId, {}, authentication, {
      timeout: REQUEST_SECONDS,
      execute: [...(isUnencrypted ? [ALLOW_UNENCRYPTED] : []), enableNonRepudiationChecks],
    });
  const { authorization, token, userInfo, keys } = endpoints;
  const metadata = {
    issuer,
    authorization_endpoint: authorization,
    token_endpoint: token,
    ...(userInfo !== undefined && { userinfo_endpoint: userInfo }),
    ...(keys !== undefined && { jwks_uri: keys }),
  };
  const configuration = new Configuration(metadata, clientId, {}, authentication);
  configuration.timeout = REQUEST_SECONDS;
  if (isUnencrypted) ALLOW_UNENCRYPTED(configuration);
  // Without keys the connection alone proves whose the ID token is, as OpenID Connect Core allows (§3.1.3.7, 6).
  if (keys !== undefined) enableNonRepudiationChecks(configuration);
  return configuration;
}
