import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { IdentificationRefusal } from '#ports/members/IdentityProviders.ts';

/** The person, or the provider on their behalf, said no (RFC 6749 §4.1.2.1; OpenID Connect Core §3.1.2.6). */
const DENIALS: readonly string[] = [
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];
const OUTAGES: readonly string[] = ['temporarily_unavailable', 'server_error'];

/** Problems of the network, of the provider's own responses, and of our credentials there. */
const PROVIDER_FAULTS: readonly string[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
];

type FailureCode = Extract<IdentificationRefusal, 'providerDenied' | 'providerUnavailable' | 'identityInvalid'>;

/** What a failure means for the person. Nothing of what the provider wrote leaves this place. */
export function identificationRefusal(error: unknown): FailureCode {
  if (error instanceof AuthorizationResponseError) {
    if (DENIALS.includes(error.error)) return 'providerDenied';
    return OUTAGES.includes(error.error) ? 'providerUnavailable' : 'identityInvalid';
  }
  // 'invalid_grant' is a code that was used before or has expired; anything else is between our servers.
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? 'identityInvalid' : 'providerUnavailable';
  if (!(error instanceof ClientError) || error.code === undefined) return 'providerUnavailable';
  return PROVIDER_FAULTS.includes(error.code) ? 'providerUnavailable' : 'identityInvalid';
}
