import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { Login } from '#domain/members/login.ts';
import type { LoginName } from '#domain/members/loginName.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { letterFor } from '#domain/members/securityEvent.ts';
import { canSignIn } from '#domain/members/unverifiedAccount.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import { isKnownBrowser } from '#domain/session/knownBrowser.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { parseBearerToken, type BearerToken } from '#ports/BearerToken.ts';
import type { MemberSessions, SignedIn } from '#ports/members/MemberSessions.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { Reader, Tx } from '../Database.ts';
import type { Post } from '../mail/MailingDatabase.ts';
import type { MemberTable } from '../MemberTables.ts';
import type { MemberStore } from './MemberStore.ts';
import { newToken } from './newToken.ts';
import { noticeOf } from './noticeOf.ts';
import { recordEvent } from './recordEvent.ts';
import { tokenDigest } from './tokenDigest.ts';

/** Signing in and out of accounts in the store. */
export class StoreMemberSessions implements MemberSessions {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async signIn(site: SiteId, login: Login, visitor: VisitorSession): Promise<Outcome<SignedIn, 'signInRefused'>> {
    const found = await this.#store.database.read((db) => findByName(db, site, login.name));
    const stored = found !== undefined && isVerified(found) ? (found.password_hash ?? undefined) : undefined;
    const isRight = await this.#store.hasher.matches(login.password, stored);
    if (found === undefined || !isRight) return await this.#refuse(site, found?.id, visitor);
    const signedIn = await this.#store.mailing.write(async (tx, post) => {
      const unchanged = tx.selectFrom('members').selectAll().where('id', '=', found.id);
      const member = await unchanged.where('password_hash', '=', stored ?? null).executeTakeFirst();
      return member === undefined ? undefined : await this.#begin(tx, post, member, visitor);
    });
    return signedIn === undefined ? await this.#refuse(site, found.id, visitor) : done(signedIn);
  }

  async signOut(site: SiteId, session: MemberSession): Promise<void> {
    const at = this.#store.clock.now();
    await this.#store.database.write(async (tx) => {
      const member = await this.#store.rows.endThis(tx, site, session);
      if (member !== undefined) await recordEvent(tx, { site, member, kind: 'signedOut', at }, session);
    });
  }

  async isBrowserKnown(site: SiteId, name: LoginName, browser: SecretToken): Promise<boolean> {
    const now = this.#store.clock.now();
    return await this.#store.database.read(async (db) => {
      const member = await findByName(db, site, name);
      return member !== undefined && (await knownBrowser(db, member.id, browser, now)) !== undefined;
    });
  }

  async #begin(tx: Tx, post: Post, member: MemberTable, visitor: VisitorSession): Promise<SignedIn> {
    const { id, site, email } = member;
    const now = this.#store.clock.now();
    await this.#store.rows.endThis(tx, site, visitor);
    const token = await this.#store.rows.begin(tx, site, id, visitor);
    const known = visitor.knownBrowser && (await knownBrowser(tx, id, visitor.knownBrowser, now));
    const browser = known ?? newToken();
    await tx
      .insertInto('known_browsers')
      .values({ digest: tokenDigest(browser), member: id, site, last_used_at: now })
      .onConflict((conflict) => conflict.column('digest').doUpdateSet({ last_used_at: now }))
      .execute();
    await recordEvent(tx, { site, member: id, kind: 'signedIn', at: now }, visitor);
    if (letterFor('signedIn', known !== undefined) !== undefined)
      await post(noticeOf('newSignIn', { site, to: email, visitor, at: now }), now);
    return { token: bearerOf(token), knownBrowser: browser };
  }

  /** The same work for an account that does not exist. */
  async #refuse(site: SiteId, member: MemberId | undefined, visitor: VisitorSession) {
    const at = this.#store.clock.now();
    await this.#store.database.write((tx) => recordEvent(tx, { site, member, kind: 'signInFailed', at }, visitor));
    return refused('signInRefused');
  }
}

async function findByName(db: Reader, site: SiteId, name: LoginName): Promise<MemberTable | undefined> {
  const ofSite = db.selectFrom('members').selectAll().where('site', '=', site);
  return await (
    name.type === 'email'
      ? ofSite.where('address', '=', accountAddress(name.email))
      : ofSite.where('user_name', '=', name.userName)
  ).executeTakeFirst();
}

function isVerified({ registered_at: registeredAt, verified_at: verifiedAt }: MemberTable): boolean {
  return canSignIn({ registeredAt, ...(verifiedAt !== null && { verifiedAt }) });
}

/** The token, when it is that of a browser in which the member was signed in before. */
async function knownBrowser(
  db: Reader,
  member: MemberId,
  token: SecretToken,
  now: Instant,
): Promise<SecretToken | undefined> {
  const row = await db
    .selectFrom('known_browsers')
    .select('last_used_at')
    .where('digest', '=', tokenDigest(token))
    .where('member', '=', member)
    .executeTakeFirst();
  return row !== undefined && isKnownBrowser(row.last_used_at, now) ? token : undefined;
}

function bearerOf(token: SecretToken): BearerToken {
  const bearer = parseBearerToken(token);
  if (bearer === undefined) throw new Error('a secret token has the form of a bearer token');
  return bearer;
}
