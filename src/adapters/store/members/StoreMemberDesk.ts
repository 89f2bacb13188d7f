import type { Readable } from 'node:stream';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { MemberDesk, MemberSessionsSummary, MemberSummary } from '#ports/members/MemberDesk.ts';
import { MAX_LISTED_EVENTS } from '#ports/members/OwnSessions.ts';
import type { PersonalArchive } from '#ports/members/PersonalData.ts';
import type { Reader, Tx } from '../Database.ts';
import { isStorable } from '../isStorable.ts';
import type { MemberTable } from '../MemberTables.ts';
import type { MemberStore } from './MemberStore.ts';
import { attachmentPath } from '../inbox/attachmentPath.ts';
import { archiveOf } from './archiveOf.ts';
import { hasSecondFactor } from './endFirstStep.ts';
import { eraseOfPhone } from './eraseOfPhone.ts';
import { erasePerson } from './erasePerson.ts';
import { findPersonalRows } from './findPersonalRows.ts';
import { findRowsOfPhone } from './findRowsOfPhone.ts';
import { openSubmittedFile } from './openSubmittedFile.ts';
import { listEvents } from './listEvents.ts';
import { noticeOf } from './noticeOf.ts';
import { recordEvent } from './recordEvent.ts';
import { sessionSummary } from './sessionSummary.ts';
import { removeTraces } from './removeTraces.ts';

/** Accounts for operators. A use is recorded in the transaction that it belongs to. */
export class StoreMemberDesk implements MemberDesk {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async find(site: SiteId, email: EmailAddress, operator: Operator): Promise<MemberSummary | undefined> {
    return await this.#store.database.write(async (tx) => {
      const member = await findByAddress(tx, site, email);
      await this.#looked(tx, site, member?.id, operator);
      return member && summaryOf(member);
    });
  }

  async sessions(id: MemberId, operator: Operator): Promise<Outcome<MemberSessionsSummary, 'memberNotFound'>> {
    return await this.#store.database.write(async (tx) => {
      const member = await findById(tx, id);
      if (member === undefined) return refused('memberNotFound');
      await this.#looked(tx, member.site, id, operator);
      const rows = await this.#store.rows.ofMember(tx, member.site, id);
      return done({ sessions: rows.map(sessionSummary), events: await listEvents(tx, id, MAX_LISTED_EVENTS) });
    });
  }

  async endSessions(id: MemberId, operator: Operator): Promise<Outcome<number, 'memberNotFound'>> {
    const at = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      const member = await findById(tx, id);
      if (member === undefined) return refused('memberNotFound');
      const ended = await this.#store.rows.ofMember(tx, member.site, id);
      await this.#store.rows.endAll(tx, id);
      await recordEvent(tx, { site: member.site, member: id, kind: 'operatorEndedSessions', at }, { operator });
      return done(ended.length);
    });
  }

  async removeSecondFactor(id: MemberId, operator: Operator): Promise<Outcome<boolean, 'memberNotFound'>> {
    const at = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      const member = await findById(tx, id);
      if (member === undefined) return refused('memberNotFound');
      const { site, email: to } = member;
      const hadOne = await hasSecondFactor(tx, id);
      for (const table of ['authenticators', 'passkeys', 'recovery_codes', 'second_steps'] as const)
        await tx.deleteFrom(table).where('member', '=', id).execute();
      await recordEvent(tx, { site, member: id, kind: 'operatorRemovedSecondFactor', at }, { operator });
      const visitor = { saveTokens: () => undefined };
      if (hadOne) await post(noticeOf('secondFactorChanged', { site, to, visitor, at }), at);
      return done(hadOne);
    });
  }

  async export(site: SiteId, email: EmailAddress, operator: Operator): Promise<PersonalArchive> {
    return await this.#store.database.write(async (tx) => {
      const member = (await findByAddress(tx, site, email))?.id;
      await this.#looked(tx, site, member, operator);
      return archiveOf(await findPersonalRows(tx, { site, address: accountAddress(email), member }));
    });
  }

  async file(id: AttachmentId): Promise<Readable | undefined> {
    const row = await this.#store.database.read((db) =>
      db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row && (await openSubmittedFile(this.#store.folders, attachmentPath(row)));
  }

  async erase(site: SiteId, email: EmailAddress, operator: Operator): Promise<boolean> {
    const now = this.#store.clock.now();
    const address = accountAddress(email);
    const found = await this.#store.database.read((db) => findByAddress(db, site, email));
    const person = { site, address, member: found?.id };
    const { erasures } = this.#store;
    const digests = [...(await erasures.digestsOf(person)), ...(await erasures.submissionDigestsOf(person))];
    return await this.#erase(digests, now, async (tx) => {
      await this.#looked(tx, site, undefined, operator);
      return await erasePerson(tx, person, { now, withMessages: true });
    });
  }

  async exportByPhone(site: SiteId, phone: PhoneNumber, operator: Operator): Promise<PersonalArchive> {
    return await this.#store.database.write(async (tx) => {
      await this.#looked(tx, site, undefined, operator);
      return archiveOf(await findRowsOfPhone(tx, site, phone));
    });
  }

  async eraseByPhone(site: SiteId, phone: PhoneNumber, operator: Operator): Promise<boolean> {
    const now = this.#store.clock.now();
    const digests = await this.#store.erasures.submissionDigestsOf({ site, phones: [phone] });
    return await this.#erase(digests, now, async (tx) => {
      await this.#looked(tx, site, undefined, operator);
      return await eraseOfPhone(tx, site, phone, now);
    });
  }

  /** Erases in a transaction, with the records that repeat it on an older copy of the store. */
  async #erase(digests: readonly string[], now: Instant, erase: (tx: Tx) => Promise<boolean>): Promise<boolean> {
    const { erasures } = this.#store;
    const isErased = await this.#store.database.write(async (tx) => {
      const isAny = await erase(tx);
      if (isAny) await erasures.insert(tx, digests, now);
      return isAny;
    });
    if (isErased) {
      await erasures.append(digests.map((digest) => ({ digest, erasedAt: now })));
      await removeTraces(this.#store);
    }
    return isErased;
  }

  async #looked(tx: Tx, site: SiteId, member: MemberId | undefined, operator: Operator): Promise<void> {
    await recordEvent(tx, { site, member, kind: 'operatorLooked', at: this.#store.clock.now() }, { operator });
  }
}

async function findByAddress(db: Reader, site: SiteId, email: EmailAddress): Promise<MemberTable | undefined> {
  const ofSite = db.selectFrom('members').selectAll().where('site', '=', site);
  return await ofSite.where('address', '=', accountAddress(email)).executeTakeFirst();
}

async function findById(db: Reader, id: MemberId): Promise<MemberTable | undefined> {
  if (!isStorable(id)) return undefined;
  return await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
}

function summaryOf(member: MemberTable): MemberSummary {
  const { id, first_name: firstName, last_name: lastName, email, registered_at: registeredAt } = member;
  const verified = member.verified_at;
  return { id, firstName, lastName, email, registeredAt, ...(verified !== null && { verifiedAt: verified }) };
}
