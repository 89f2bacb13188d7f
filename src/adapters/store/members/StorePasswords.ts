import type { PasswordChange } from '#domain/members/passwordChange.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { PasswordChangeFailure, Passwords } from '#ports/members/Passwords.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { Reader } from '../Database.ts';
import type { MemberTable } from '../MemberTables.ts';
import type { MemberStore } from './MemberStore.ts';
import { hasOwnName } from './hasOwnName.ts';
import { noticeOf } from './noticeOf.ts';
import { recordEvent } from './recordEvent.ts';
import { voidLinks } from './voidLinks.ts';

/** Changes of passwords in the store. */
export class StorePasswords implements Passwords {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async change(
    site: SiteId,
    id: MemberId,
    { oldPassword, newPassword }: PasswordChange,
    session: MemberSession,
  ): Promise<Outcome<undefined, PasswordChangeFailure>> {
    const before = await this.#store.database.read((db) => this.#member(db, site, id, session));
    if (before === undefined) return refused('sessionEnded');
    if (!(await this.#store.hasher.matches(oldPassword, before.password_hash ?? undefined)))
      return refused('passwordWrong');
    if (hasOwnName(newPassword, before)) return refused('passwordPersonal');
    const hash = await this.#store.hasher.hash(newPassword);
    const at = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      const member = await this.#member(tx, site, id, session);
      if (member === undefined) return refused('sessionEnded');
      if (member.password_hash !== before.password_hash) return refused('passwordWrong');
      await tx.updateTable('members').set({ password_hash: hash }).where('id', '=', id).execute();
      await voidLinks(tx, id, 'passwordChange', at);
      await this.#store.rows.endWith(tx, 'passwordChange', id, session);
      await recordEvent(tx, { site, member: id, kind: 'passwordChanged', at }, session);
      await post(noticeOf('passwordChanged', { site, to: member.email, visitor: session, at }), at);
      return done(undefined);
    });
  }

  async #member(db: Reader, site: SiteId, id: MemberId, session: MemberSession): Promise<MemberTable | undefined> {
    const live = await this.#store.rows.find(db, site, session);
    if (live?.member !== id) return undefined;
    return await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
