import type { PasswordChange } from '#domain/members/passwordChange.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { PasswordChangeFailure, Passwords } from '#ports/members/Passwords.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { Argon2Hasher } from '#adapters/passwords/Argon2Hasher.ts';
import type { Database, Reader } from '../Database.ts';
import type { MailingDatabase } from '../mail/MailingDatabase.ts';
import type { MemberTable } from '../MemberTables.ts';
import { hasOwnName } from './hasOwnName.ts';
import { noticeOf } from './noticeOf.ts';
import { recordEvent } from './recordEvent.ts';
import type { SessionRows } from './SessionRows.ts';
import { voidLinks } from './voidLinks.ts';

/** Changes of passwords in the store. */
export class StorePasswords implements Passwords {
  readonly #database: Database;
  readonly #mailing: MailingDatabase;
  readonly #rows: SessionRows;
  readonly #hasher: Argon2Hasher;
  readonly #clock: Clock;

  constructor(
    database: Database,
    mailing: MailingDatabase,
    { rows, hasher, clock }: { rows: SessionRows; hasher: Argon2Hasher; clock: Clock },
  ) {
    this.#database = database;
    this.#mailing = mailing;
    this.#rows = rows;
    this.#hasher = hasher;
    this.#clock = clock;
  }

  async change(
    site: SiteId,
    id: MemberId,
    { oldPassword, newPassword }: PasswordChange,
    session: MemberSession,
  ): Promise<Outcome<undefined, PasswordChangeFailure>> {
    const before = await this.#database.read((db) => this.#member(db, site, id, session));
    if (before === undefined) return refused('sessionEnded');
    if (!(await this.#hasher.matches(oldPassword, before.password_hash ?? undefined))) return refused('passwordWrong');
    if (hasOwnName(newPassword, before)) return refused('passwordPersonal');
    const hash = await this.#hasher.hash(newPassword);
    const at = this.#clock.now();
    return await this.#mailing.write(async (tx, post) => {
      const member = await this.#member(tx, site, id, session);
      if (member === undefined) return refused('sessionEnded');
      if (member.password_hash !== before.password_hash) return refused('passwordWrong');
      await tx.updateTable('members').set({ password_hash: hash }).where('id', '=', id).execute();
      await voidLinks(tx, id, 'passwordChange', at);
      await this.#rows.endWith(tx, 'passwordChange', id, session);
      await recordEvent(tx, { site, member: id, kind: 'passwordChanged', at }, session);
      await post(noticeOf('passwordChanged', { site, to: member.email, visitor: session, at }), at);
      return done(undefined);
    });
  }

  async #member(db: Reader, site: SiteId, id: MemberId, session: MemberSession): Promise<MemberTable | undefined> {
    const live = await this.#rows.find(db, site, session);
    if (live?.member !== id) return undefined;
    return await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
