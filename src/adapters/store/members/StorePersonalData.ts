import type { Readable } from 'node:stream';
import type { PasswordText } from '#domain/members/passwordText.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SavedFile } from '#ports/Attachments.ts';
import type { PersonalArchive, PersonalData } from '#ports/members/PersonalData.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { Reader } from '../Database.ts';
import type { MemberTable } from '../MemberTables.ts';
import type { MemberStore } from './MemberStore.ts';
import { archiveOf } from './archiveOf.ts';
import { eraseMailFiles } from './eraseMailFiles.ts';
import { erasePerson } from './erasePerson.ts';
import { findPersonalRows } from './findPersonalRows.ts';
import { noticeOf } from './noticeOf.ts';
import { openSubmittedFile } from './openSubmittedFile.ts';
import type { Person } from './Person.ts';
import { recordEvent } from './recordEvent.ts';

type Refusal = 'sessionEnded' | 'passwordWrong';

/** Archives and erasures for the members themselves. */
export class StorePersonalData implements PersonalData {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async export(
    site: SiteId,
    password: PasswordText,
    session: MemberSession,
  ): Promise<Outcome<PersonalArchive, Refusal>> {
    const proven = await this.#prove(site, password, session);
    if (!proven.ok) return proven;
    const at = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      const member = await this.#member(tx, site, session);
      if (member === undefined) return refused('sessionEnded');
      await recordEvent(tx, { site, member: member.id, kind: 'dataDownloaded', at }, session);
      return done(archiveOf(await findPersonalRows(tx, personOf(member))));
    });
  }

  async file(
    site: SiteId,
    { id }: Pick<SavedFile, 'id'>,
    session: MemberSession,
  ): Promise<Outcome<Readable, 'sessionEnded' | 'fileNotFound'>> {
    const rows = await this.#store.database.read(async (db) => {
      const member = await this.#member(db, site, session);
      return member && (await findPersonalRows(db, personOf(member)));
    });
    if (rows === undefined) return refused('sessionEnded');
    const row = rows.attachments.find((file) => file.id === id);
    const content = row && (await openSubmittedFile(this.#store.folders, row));
    return content === undefined ? refused('fileNotFound') : done(content);
  }

  async erase(site: SiteId, password: PasswordText, session: MemberSession): Promise<Outcome<undefined, Refusal>> {
    const proven = await this.#prove(site, password, session);
    if (!proven.ok) return proven;
    const before = proven.value;
    const now = this.#store.clock.now();
    const digests = await this.#store.erasures.digestsOf(personOf(before));
    const outcome = await this.#store.mailing.write(async (tx, post) => {
      const member = await this.#member(tx, site, session);
      if (member === undefined) return refused('sessionEnded');
      if (member.password_hash !== before.password_hash) return refused('passwordWrong');
      await erasePerson(tx, personOf(member), { now, withMessages: false });
      await this.#store.erasures.insert(tx, digests, now);
      await post(noticeOf('accountErased', { site, to: member.email, visitor: session, at: now }), now);
      return done(undefined);
    });
    if (!outcome.ok) return outcome;
    await this.#store.erasures.append(digests.map((digest) => ({ digest, erasedAt: now })));
    await eraseMailFiles(this.#store);
    return outcome;
  }

  /** The member, whose password it is. */
  async #prove(site: SiteId, password: PasswordText, session: MemberSession): Promise<Outcome<MemberTable, Refusal>> {
    const member = await this.#store.database.read((db) => this.#member(db, site, session));
    if (member === undefined) return refused('sessionEnded');
    const isRight = await this.#store.hasher.matches(password, member.password_hash ?? undefined);
    return isRight ? done(member) : refused('passwordWrong');
  }

  async #member(db: Reader, site: SiteId, session: MemberSession): Promise<MemberTable | undefined> {
    const live = await this.#store.rows.find(db, site, session);
    if (live === undefined) return undefined;
    return await db.selectFrom('members').selectAll().where('id', '=', live.member).executeTakeFirst();
  }
}

function personOf({ id, site, address }: MemberTable): Person {
  return { site, address, member: id };
}
