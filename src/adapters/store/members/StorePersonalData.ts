import type { PasswordText } from '#domain/members/passwordText.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { OpenedFile, PersonalArchive, PersonalData } from '#ports/members/PersonalData.ts';
import type { ProofRefusal } from '#ports/members/SocialLogins.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';
import type { Reader } from '../Database.ts';
import type { MemberTable } from '../MemberTables.ts';
import type { MemberStore } from './MemberStore.ts';
import { attachmentPath } from '../inbox/attachmentPath.ts';
import { archiveOf } from './archiveOf.ts';
import { erasePerson } from './erasePerson.ts';
import { findPersonalRows } from './findPersonalRows.ts';
import { noticeOf } from './noticeOf.ts';
import { openSubmittedFile } from './openSubmittedFile.ts';
import type { Person } from './Person.ts';
import { proofOf } from './proofOf.ts';
import { recordEvent } from './recordEvent.ts';
import type { LiveSession } from './SessionRows.ts';
import { removeTraces } from './removeTraces.ts';

type Refusal = 'sessionEnded' | ProofRefusal;

/** Archives and erasures for the members themselves. */
export class StorePersonalData implements PersonalData {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async export(
    site: SiteId,
    password: PasswordText | undefined,
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
    id: AttachmentId,
    session: MemberSession,
  ): Promise<Outcome<OpenedFile, 'sessionEnded' | 'fileNotFound'>> {
    const rows = await this.#store.database.read(async (db) => {
      const member = await this.#member(db, site, session);
      return member && (await findPersonalRows(db, personOf(member)));
    });
    if (rows === undefined) return refused('sessionEnded');
    const row = rows.attachments.find((file) => file.id === id);
    const content = row && (await openSubmittedFile(this.#store.folders, attachmentPath(row)));
    return row === undefined || content === undefined ? refused('fileNotFound') : done({ content, size: row.size });
  }

  async erase(
    site: SiteId,
    password: PasswordText | undefined,
    session: MemberSession,
  ): Promise<Outcome<undefined, Refusal>> {
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
    await removeTraces(this.#store);
    return outcome;
  }

  /** The member of the session, who has proved who they are. */
  async #prove(
    site: SiteId,
    password: PasswordText | undefined,
    session: MemberSession,
  ): Promise<Outcome<MemberTable, Refusal>> {
    const prover = await this.#store.database.read(async (db) => {
      const live = await this.#store.rows.find(db, site, session);
      const member = live && (await findMember(db, live));
      return member && { live, member };
    });
    if (prover === undefined) return refused('sessionEnded');
    const { member } = prover;
    if (password === undefined && member.password_hash !== null) return refused('passwordWrong');
    const proof = await proofOf(this.#store, prover, password);
    return proof.ok ? done(member) : proof;
  }

  async #member(db: Reader, site: SiteId, session: MemberSession): Promise<MemberTable | undefined> {
    const live = await this.#store.rows.find(db, site, session);
    if (live === undefined) return undefined;
    return await findMember(db, live);
  }
}

async function findMember(db: Reader, { member }: LiveSession): Promise<MemberTable | undefined> {
  return await db.selectFrom('members').selectAll().where('id', '=', member).executeTakeFirst();
}

function personOf({ id, site, address }: MemberTable): Person {
  return { site, address, member: id };
}
