import type { MemberId } from '#domain/members/profile.ts';
import { mailFor } from '#domain/members/securityEvent.ts';
import { isFirstSignIn } from '#domain/session/knownBrowser.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import { parseBearerToken, type BearerToken } from '#ports/BearerToken.ts';
import type { SignedIn } from '#ports/members/MemberSessions.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { Tx } from '../Database.ts';
import type { Post } from '../mail/MailingDatabase.ts';
import type { MemberTable } from '../MemberTables.ts';
import { isBrowserOf } from './isBrowserOf.ts';
import type { MemberStore } from './MemberStore.ts';
import { newToken } from './newToken.ts';
import { noticeOf } from './noticeOf.ts';
import { recordEvent } from './recordEvent.ts';
import { tokenDigest } from './tokenDigest.ts';

/** A sign-in of a member who has proved who they are, in the transaction of the proof. */
export interface SignInAct {
  readonly tx: Tx;
  readonly post: Post;
  readonly member: MemberTable;
  readonly visitor: VisitorSession;
  /** Whether the member has proved it just now: a provider may have known them since last week. */
  readonly isProved: boolean;
}

/**
 * The last step of every way to sign in: begins a session with a new token, ends the one that the browser had, and sends a
 * mail when the browser is not recognised, unless the account was never signed in to before.
 */
export async function beginSession(
  { rows, clock }: MemberStore,
  { tx, post, member: { id, site, email, verified_at: verifiedAt }, visitor, isProved }: SignInAct,
): Promise<SignedIn> {
  const now = clock.now();
  await rows.endThis(tx, site, visitor);
  const token = await rows.begin(tx, { site, member: id, visitor, isProved });
  const { knownBrowser } = visitor;
  const isKnown = knownBrowser !== undefined && (await isBrowserOf(tx, id, knownBrowser, now));
  const isFirst = verifiedAt !== null && isFirstSignIn(verifiedAt, await hasBrowsers(tx, id), now);
  const browser = isKnown ? knownBrowser : newToken();
  await tx
    .insertInto('known_browsers')
    .values({ digest: tokenDigest(browser), member: id, site, last_used_at: now })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ last_used_at: now }))
    .execute();
  await recordEvent(tx, { site, member: id, kind: 'signedIn', at: now }, visitor);
  if (mailFor('signedIn', isKnown || isFirst) !== undefined)
    await post(noticeOf('newSignIn', { site, to: email, visitor, at: now }), now);
  return { token: bearerOf(token), knownBrowser: browser };
}

async function hasBrowsers(tx: Tx, member: MemberId): Promise<boolean> {
  const any = tx.selectFrom('known_browsers').select('digest').where('member', '=', member).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
}

function bearerOf(token: SecretToken): BearerToken {
  const bearer = parseBearerToken(token);
  if (bearer === undefined) throw new Error('a secret token has the form of a bearer token');
  return bearer;
}
