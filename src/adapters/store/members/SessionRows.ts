import { addSeconds, type Instant } from '#domain/instant.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { ENDED_SESSIONS, type SessionAct } from '#domain/session/endedSessions.ts';
import { isSessionLive, isUseStored } from '#domain/session/memberSession.ts';
import { parseSecretToken, type SecretToken } from '#domain/session/secretToken.ts';
import { MEMBER_TOKEN_SECONDS } from '#domain/session/tokenHolders.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { Database, Reader, Tx } from '../Database.ts';
import type { MemberSessionTable } from '../MemberTables.ts';
import { newToken } from './newToken.ts';
import { tokenDigest } from './tokenDigest.ts';

/** A session whose token came with a request. */
export interface LiveSession {
  readonly digest: string;
  readonly member: MemberId;
  /** When the member proved afresh who they are. */
  readonly proved_at: Instant | null;
}

interface NewSession {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly visitor: VisitorSession;
  /** Whether the member has just proved who they are. */
  readonly isProved: boolean;
}

/** The sessions of members: the one place that knows which tokens are valid. */
export class SessionRows {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #idleSeconds: number;

  /** @param idleSeconds after which a session that is not used ends */
  constructor(database: Database, clock: Clock, idleSeconds: number) {
    this.#database = database;
    this.#clock = clock;
    this.#idleSeconds = idleSeconds;
  }

  /** The live session of a request, whose use is stored if it has to be. Undefined when there is none, or none any more. */
  async use(site: SiteId, visitor: VisitorSession): Promise<LiveSession | undefined> {
    const row = await this.#database.read((db) => this.#find(db, site, visitor));
    if (row === undefined) return undefined;
    const now = this.#clock.now();
    if (isUseStored({ site, startedAt: row.started_at, lastUsedAt: row.last_used_at }, now))
      await this.#database.write((tx) =>
        tx.updateTable('member_sessions').set({ last_used_at: now }).where('digest', '=', row.digest).execute(),
      );
    return row;
  }

  /** The same in a transaction, where its use is not stored. */
  async find(db: Reader, site: SiteId, visitor: VisitorSession): Promise<LiveSession | undefined> {
    return await this.#find(db, site, visitor);
  }

  /** Begins a session. @returns its token */
  async begin(tx: Tx, { site, member, visitor, isProved }: NewSession): Promise<SecretToken> {
    const { browser, network } = visitor;
    const now = this.#clock.now();
    const token = newToken();
    await tx
      .insertInto('member_sessions')
      .values({
        ...{ digest: tokenDigest(token), member, site, started_at: now, last_used_at: now },
        ...{ browser: browser === undefined ? null : JSON.stringify(browser), network: network ?? null },
        proved_at: isProved ? now : null,
      })
      .execute();
    return token;
  }

  /**
   * Ends the sessions that end with an act of the member (`ENDED_SESSIONS`), and with those of other browsers the sign-ins
   * that wait for their second step.
   *
   * @param visitor whose session is 'this' one
   */
  async endWith(tx: Tx, act: SessionAct, member: MemberId, { user }: VisitorSession): Promise<void> {
    const digest = digestOf(user) ?? '';
    const ended = tx.deleteFrom('member_sessions').where('member', '=', member);
    const which = ENDED_SESSIONS[act];
    if (which !== 'this') await tx.deleteFrom('second_steps').where('member', '=', member).execute();
    if (which === 'all') await ended.execute();
    else await ended.where('digest', which === 'this' ? '=' : '!=', digest).execute();
  }

  /** Ends all sessions of a member, because an operator wants it. */
  async endAll(tx: Tx, member: MemberId): Promise<void> {
    await tx.deleteFrom('second_steps').where('member', '=', member).execute();
    await tx.deleteFrom('member_sessions').where('member', '=', member).execute();
  }

  /** Ends the session of a request, whoever's it is. @returns its member */
  async endThis(tx: Tx, site: SiteId, { user }: VisitorSession): Promise<MemberId | undefined> {
    const ended = await tx
      .deleteFrom('member_sessions')
      .where('digest', '=', digestOf(user) ?? '')
      .where('site', '=', site)
      .returning('member')
      .executeTakeFirst();
    return ended?.member;
  }

  /** The sessions of a member that are alive, the last used one first. */
  async ofMember(db: Reader, site: SiteId, member: MemberId): Promise<readonly MemberSessionTable[]> {
    const now = this.#clock.now();
    const rows = await db
      .selectFrom('member_sessions')
      .selectAll()
      .where('member', '=', member)
      .orderBy('last_used_at', 'desc')
      .orderBy('digest')
      .execute();
    return rows.filter((row) => this.#isLive(row, site, now));
  }

  /** Deletes the sessions that have ended. */
  async sweep(tx: Tx): Promise<void> {
    const now = this.#clock.now();
    await tx
      .deleteFrom('member_sessions')
      .where((is) =>
        is.or([
          is('last_used_at', '<=', addSeconds(now, -this.#idleSeconds)),
          is('started_at', '<=', addSeconds(now, -MEMBER_TOKEN_SECONDS)),
        ]),
      )
      .execute();
  }

  async #find(db: Reader, site: SiteId, { user }: VisitorSession): Promise<MemberSessionTable | undefined> {
    const digest = digestOf(user);
    if (digest === undefined) return undefined;
    const row = await db.selectFrom('member_sessions').selectAll().where('digest', '=', digest).executeTakeFirst();
    return row !== undefined && this.#isLive(row, site, this.#clock.now()) ? row : undefined;
  }

  #isLive({ site, started_at: startedAt, last_used_at: lastUsedAt }: MemberSessionTable, at: SiteId, now: Instant) {
    return isSessionLive({ site, startedAt, lastUsedAt }, { site: at, now, idleSeconds: this.#idleSeconds });
  }
}

// Any text may be in the cookie, and be the bearer token of something else.
function digestOf(user: VisitorSession['user']): string | undefined {
  const token = user === undefined ? undefined : parseSecretToken(user);
  return token && tokenDigest(token);
}
