import { accountAddress } from '#domain/members/accountAddress.ts';
import type { Login } from '#domain/members/login.ts';
import type { LoginName } from '#domain/members/loginName.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { canSignIn } from '#domain/members/unverifiedAccount.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { FirstStep, MemberSessions } from '#ports/members/MemberSessions.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { Reader } from '../Database.ts';
import type { MemberTable } from '../MemberTables.ts';
import { endFirstStep } from './endFirstStep.ts';
import { isBrowserOf } from './isBrowserOf.ts';
import type { MemberStore } from './MemberStore.ts';
import { recordEvent } from './recordEvent.ts';

/** Signing in and out of accounts in the store. */
export class StoreMemberSessions implements MemberSessions {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async signIn(site: SiteId, login: Login, visitor: VisitorSession): Promise<Outcome<FirstStep, 'signInRefused'>> {
    const found = await this.#store.database.read((db) => findByName(db, site, login.name));
    const stored = found !== undefined && isVerified(found) ? (found.password_hash ?? undefined) : undefined;
    const isRight = await this.#store.hasher.matches(login.password, stored);
    if (found === undefined || !isRight) return await this.#refuse(site, found?.id, visitor);
    const renewed = await this.#renewedHash(login.password, stored);
    const signedIn = await this.#store.mailing.write(async (tx, post) => {
      const unchanged = tx.selectFrom('members').selectAll().where('id', '=', found.id);
      const member = await unchanged.where('password_hash', '=', stored ?? null).executeTakeFirst();
      if (member === undefined) return undefined;
      if (renewed !== undefined)
        await tx.updateTable('members').set({ password_hash: renewed }).where('id', '=', found.id).execute();
      return await endFirstStep(this.#store, { tx, post, member, visitor, isProved: true });
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
      return member !== undefined && (await isBrowserOf(db, member.id, browser, now));
    });
  }

  /** The hash in place of one that was made when hashing was cheaper. */
  async #renewedHash(password: PasswordText, stored: string | undefined): Promise<string | undefined> {
    const { hasher } = this.#store;
    return stored !== undefined && hasher.isOutdated(stored) ? await hasher.hash(password) : undefined;
  }

  /** The same work for an account that does not exist. */
  async #refuse(site: SiteId, member: MemberId | undefined, visitor: VisitorSession) {
    const at = this.#store.clock.now();
    await this.#store.database.write((tx) => recordEvent(tx, { site, member, kind: 'signInFailed', at }, visitor));
    return refused('signInRefused');
  }
}

type Found = Pick<MemberTable, 'id' | 'password_hash' | 'registered_at' | 'verified_at'>;

// No other columns: the more there are to read, the longer takes an account that exists.
async function findByName(db: Reader, site: SiteId, name: LoginName): Promise<Found | undefined> {
  const columns = ['id', 'password_hash', 'registered_at', 'verified_at'] as const;
  const ofSite = db.selectFrom('members').select(columns).where('site', '=', site);
  return await (
    name.type === 'email'
      ? ofSite.where('address', '=', accountAddress(name.email))
      : ofSite.where('user_name', '=', name.userName)
  ).executeTakeFirst();
}

function isVerified({ registered_at: registeredAt, verified_at: verifiedAt }: Found): boolean {
  return canSignIn({ registeredAt, ...(verifiedAt !== null && { verifiedAt }) });
}
