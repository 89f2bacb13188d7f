import type { Claims } from './personOf.ts';

/**
 * The claims of an ID token, with those that only the provider's endpoint has. An address and whether it is confirmed are
 * taken from the same place: the one says nothing about an address from the other.
 */
export function joinClaims(idToken: Claims, userInfo: Claims): Claims {
  const { email, email_verified } = 'email' in idToken ? idToken : userInfo;
  return { ...userInfo, ...idToken, email, email_verified };
}
