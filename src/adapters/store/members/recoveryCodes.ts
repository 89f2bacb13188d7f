import { hash, randomBytes } from 'node:crypto';
import type { MemberId } from '#domain/members/profile.ts';
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODE_COUNT,
  recoveryCodeOf,
  type RecoveryCode,
} from '#domain/members/recoveryCode.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reader, Tx } from '../Database.ts';

/** Replaces the recovery codes of a member. @returns the new ones, of which the store has the digests only */
export async function replaceRecoveryCodes(tx: Tx, site: SiteId, member: MemberId): Promise<readonly RecoveryCode[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)));
  await tx.deleteFrom('recovery_codes').where('member', '=', member).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ digest: digestOf(member, code), member, site })))
    .execute();
  return codes;
}

/** Spends a recovery code. @returns whether it was one */
export async function spendRecoveryCode(tx: Tx, member: MemberId, code: RecoveryCode): Promise<boolean> {
  const spent = await tx
    .deleteFrom('recovery_codes')
    .where('digest', '=', digestOf(member, code))
    .where('member', '=', member)
    .returning('member')
    .executeTakeFirst();
  return spent !== undefined;
}

/** How many recovery codes a member still has. */
export async function countRecoveryCodes(db: Reader, member: MemberId): Promise<number> {
  return (await db.selectFrom('recovery_codes').select('digest').where('member', '=', member).execute()).length;
}

/** A digest without a key: nobody can try 2^80 codes. With the member's id, so that one trial is for one member only. */
function digestOf(member: MemberId, code: RecoveryCode): string {
  return hash('sha256', JSON.stringify([member, code]), 'base64url');
}
