import { hash } from 'node:crypto';
import type { MemberId } from '#domain/members/profile.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { Passkey } from '#adapters/second-factors/Passkeys.ts';
import type { Reader } from '../Database.ts';
import type { PasskeyTable } from '../MemberTables.ts';

/** The passkeys of a member, in the order in which they were added. */
export async function passkeysOf(db: Reader, member: MemberId): Promise<readonly PasskeyTable[]> {
  return await db
    .selectFrom('passkeys')
    .selectAll()
    .where('member', '=', member)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export function passkeyOf({ id, public_key: publicKey, counter, transports }: PasskeyTable): Passkey {
  return { id, publicKey, counter, transports: JSON.parse(transports) as readonly string[] };
}

/**
 * What a passkey signs at a sign-in: made from the token of the sign-in, which is random and of one browser, so that no row
 * has to remember it.
 */
export function challengeOf(step: SecretToken): string {
  return hash('sha256', `passkey ${step}`, 'base64url');
}
