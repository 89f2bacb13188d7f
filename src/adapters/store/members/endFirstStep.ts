import type { MemberId } from '#domain/members/profile.ts';
import type { FirstStep } from '#ports/members/MemberSessions.ts';
import type { Reader } from '../Database.ts';
import { beginSession, type SignInAct } from './beginSession.ts';
import type { MemberStore } from './MemberStore.ts';
import { newToken } from './newToken.ts';
import { tokenDigest } from './tokenDigest.ts';

/**
 * What follows when a person has proved who they are, with a password or at a provider: the session, or, for an account
 * with a second factor, a sign-in that waits for its second step.
 */
export async function endFirstStep(store: MemberStore, act: SignInAct): Promise<FirstStep> {
  const { tx, member } = act;
  if (!(await hasSecondFactor(tx, member.id))) return await beginSession(store, act);
  const secondStep = newToken();
  await tx
    .insertInto('second_steps')
    .values({
      ...{ digest: tokenDigest(secondStep), member: member.id, site: member.site, started_at: store.clock.now() },
    })
    .execute();
  return { secondStep };
}

/** Whether an account has an authenticator app or a passkey. Recovery codes alone are none. */
export async function hasSecondFactor(db: Reader, member: MemberId): Promise<boolean> {
  const app = await db.selectFrom('authenticators').select('member').where('member', '=', member).executeTakeFirst();
  if (app !== undefined) return true;
  const passkey = await db.selectFrom('passkeys').select('id').where('member', '=', member).executeTakeFirst();
  return passkey !== undefined;
}
