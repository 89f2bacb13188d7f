import type { Instant } from '#domain/instant.ts';
import {
  areCodesPaused,
  countWrongCode,
  isStepNew,
  type AuthenticatorCode,
  type WrongCodes,
} from '#domain/members/authenticatorCode.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Seal } from '#ports/Seal.ts';
import { Authenticator } from '#adapters/second-factors/Authenticator.ts';
import type { Tx } from '../Database.ts';
import type { AuthenticatorTable } from '../MemberTables.ts';

/**
 * Accepts a code of the member's authenticator app, once. A wrong one is counted; the code of an app whose secret cannot be
 * opened, because the server has another key now, is wrong.
 */
export async function acceptCode(
  tx: Tx,
  seal: Seal,
  { member, code, now }: { readonly member: MemberId; readonly code: AuthenticatorCode; readonly now: Instant },
): Promise<Outcome<undefined, 'codeWrong' | 'codesPaused'>> {
  const row = await tx.selectFrom('authenticators').selectAll().where('member', '=', member).executeTakeFirst();
  if (row === undefined) return refused('codeWrong');
  const wrong = wrongCodesOf(row);
  if (areCodesPaused(wrong, now)) return refused('codesPaused');
  const secret = seal.open(purposeOf(row.site, member), row.secret);
  const step = secret === undefined ? undefined : new Authenticator(secret).stepOf(code, now);
  const update = tx.updateTable('authenticators').where('member', '=', member);
  if (step === undefined || !isStepNew(step, row.last_step ?? undefined)) {
    const { count, since } = countWrongCode(wrong, now);
    await update.set({ wrong_codes: count, wrong_since: since }).execute();
    return refused('codeWrong');
  }
  await update.set({ last_step: step, wrong_codes: 0, wrong_since: null }).execute();
  return done(undefined);
}

/** A secret as it is stored. */
export function sealSecret(seal: Seal, site: SiteId, member: MemberId, secret: string): string {
  return seal.close(purposeOf(site, member), secret);
}

function purposeOf(site: SiteId, member: MemberId): string {
  return JSON.stringify(['authenticator', site, member]);
}

function wrongCodesOf({ wrong_codes: count, wrong_since: since }: AuthenticatorTable): WrongCodes | undefined {
  return since === null ? undefined : { count, since };
}
