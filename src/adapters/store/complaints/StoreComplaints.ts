import { randomBytes, randomUUID } from 'node:crypto';
import type { ComplaintChannel } from '#domain/complaints/complaintChannel.ts';
import { officeFor, type OfficeRule } from '#domain/complaints/complaintOffice.ts';
import { FILED, progressAfter } from '#domain/complaints/complaintProgress.ts';
import { expectedDate } from '#domain/complaints/expectedDate.ts';
import { visibleEntries } from '#domain/complaints/timeline.ts';
import { TRACKING_CODE_BYTES, trackingCodeOf, type TrackingCode } from '#domain/complaints/trackingCode.ts';
import { MAX_ATTACHMENTS } from '#domain/files/attachment.ts';
import type { Instant } from '#domain/instant.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { MemberId } from '#domain/members/profile.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type {
  ComplainantAct,
  ComplainantActRefusal,
  ComplaintAccess,
  ComplaintFile,
  ComplaintKey,
  Complaints,
  ComplaintReceipt,
  ComplaintView,
  Filing,
  LostCodes,
  OwnComplaint,
} from '#ports/complaints/Complaints.ts';
import type { SubmissionRefusal } from '#ports/Inbox.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { ComplaintTable } from '../ComplaintTables.ts';
import type { Reader, Tx } from '../Database.ts';
import { canBeClaimed, findFiles } from '../inbox/claimableFiles.ts';
import { contentDigest, submissionHash } from '../inbox/contentDigest.ts';
import { isSitePublished } from '../isSitePublished.ts';
import { commitment } from '../ledger/commitment.ts';
import type { Post } from '../mail/MailingDatabase.ts';
import type { MemberStore } from '../members/MemberStore.ts';
import { openAccess, sealAccess } from './accessToken.ts';
import { assignedMail } from './assignedMail.ts';
import { progressColumns, progressOf, recordOf, viewOf } from './complaintRows.ts';
import { openFileOf } from './openFileOf.ts';
import { writeEntry } from './writeEntry.ts';

const KEY_BYTES = 32;

const EVENTS = { add: 'added', withdraw: 'withdrawn', rate: 'rated', reopen: 'reopened' } as const;

interface ComplaintSettings {
  /** Within how many days a complaint is answered. */
  readonly answerDays: number;
  /** Which office gets a new complaint. */
  readonly offices: readonly OfficeRule[];
}

/** Complaints in the store, for those who file them. */
export class StoreComplaints implements Complaints {
  readonly #store: MemberStore;
  readonly #settings: ComplaintSettings;

  constructor(store: MemberStore, settings: ComplaintSettings) {
    this.#store = store;
    this.#settings = settings;
  }

  async file(filing: Filing, visitor: VisitorSession): Promise<Outcome<ComplaintReceipt, SubmissionRefusal>> {
    return await this.fileFrom(filing, 'web', async (tx) =>
      visitor.user === undefined ? undefined : (await this.#store.rows.find(tx, filing.site, visitor))?.member,
    );
  }

  /**
   * Files a complaint that arrived in any way.
   *
   * @param attend called in the transaction; returns the member whose it is
   */
  async fileFrom(
    { site, id, complaint, password, language, files: ids }: Filing,
    channel: ComplaintChannel,
    attend: (tx: Tx, code: TrackingCode) => Promise<MemberId | void>,
  ): Promise<Outcome<ComplaintReceipt, SubmissionRefusal>> {
    if (ids.length > MAX_ATTACHMENTS) return refused('tooManyFiles');
    const submission = submissionHash(id);
    const password_hash = await this.#store.hasher.hash(password);
    const now = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      if (!(await isSitePublished(tx, site))) return refused('siteNotFound');
      const files = await findFiles(tx, site, ids);
      if (files === undefined) return refused('fileMissing');
      const digest = contentDigest(id, { ...complaint, password }, files);
      const sent = await tx
        .selectFrom('complaints')
        .selectAll()
        .where('submission', '=', submission)
        .executeTakeFirst();
      if (sent !== undefined)
        return sent.site === site && sent.digest === digest
          ? done(await receiptOf(tx, sent))
          : refused('submissionChanged');
      if (files.some((file) => !canBeClaimed(file, now))) return refused('fileMissing');

      const code = trackingCodeOf(randomBytes(TRACKING_CODE_BYTES));
      const member = await attend(tx, code);
      const rule = officeFor(this.#settings.offices, site, complaint);
      const row: ComplaintTable = {
        ...{ id: randomUUID(), site, code, password_hash, channel, office: rule?.office ?? null },
        ...{ submission, digest, commitment_key: randomBytes(KEY_BYTES).toString('base64url') },
        ...{ filed_at: now, expected_at: expectedDate(now, this.#settings.answerDays), language },
        content: JSON.stringify(complaint),
        address: complaint.email === undefined ? null : accountAddress(complaint.email),
        member: member ?? null,
        ...progressColumns(FILED),
      };
      await tx.insertInto('complaints').values(row).execute();
      await writeEntry(tx, row, { type: 'filed', at: now, state: row.state, files }, [row.content]);
      if (rule !== undefined) await assign(tx, post, row, rule, now);
      const content = { template: 'complaintReceipt', code: row.code, expectedAt: row.expected_at } as const;
      if (complaint.email !== undefined) await post({ site, locale: language, to: complaint.email, content }, now);
      return done(await receiptOf(tx, row));
    });
  }

  async open(site: SiteId, { code, password }: ComplaintKey): Promise<Outcome<ComplaintAccess, 'complaintNotOpened'>> {
    const row = await this.#store.database.read((db) =>
      db
        .selectFrom('complaints')
        .select(['id', 'password_hash'])
        .where('code', '=', code)
        .where('site', '=', site)
        .executeTakeFirst(),
    );
    const isRight = await this.#store.hasher.matches(password, row?.password_hash);
    return row === undefined || !isRight ? refused('complaintNotOpened') : done(await this.#accessTo(site, row.id));
  }

  async openOwn(
    site: SiteId,
    code: TrackingCode,
    session: MemberSession,
  ): Promise<Outcome<ComplaintAccess, 'sessionEnded' | 'complaintNotOpened'>> {
    const live = await this.#store.rows.use(site, session);
    if (live === undefined) return refused('sessionEnded');
    const row = await this.#store.database.read((db) =>
      db
        .selectFrom('complaints')
        .select('id')
        .where('code', '=', code)
        .where('site', '=', site)
        .where('member', '=', live.member)
        .executeTakeFirst(),
    );
    return row === undefined ? refused('complaintNotOpened') : done(await this.#accessTo(site, row.id));
  }

  async own(site: SiteId, session: MemberSession): Promise<Outcome<readonly OwnComplaint[], 'sessionEnded'>> {
    const live = await this.#store.rows.use(site, session);
    if (live === undefined) return refused('sessionEnded');
    const rows = await this.#store.database.read((db) =>
      db
        .selectFrom('complaints')
        .selectAll()
        .where('member', '=', live.member)
        .where('site', '=', site)
        .orderBy('filed_at', 'desc')
        .orderBy('id')
        .execute(),
    );
    return done(
      rows.map((row) => {
        const { topic } = JSON.parse(row.content) as Pick<OwnComplaint, 'topic'>;
        return { code: row.code, filedAt: row.filed_at, ...(topic && { topic }), progress: progressOf(row) };
      }),
    );
  }

  async view(site: SiteId, access: ComplaintAccess): Promise<Outcome<ComplaintView, 'complaintClosed'>> {
    const id = await this.#opened(site, access);
    return await this.#store.database.snapshot(async (db) => {
      const row = await findComplaint(db, id);
      return row === undefined ? refused('complaintClosed') : done(await viewOf(db, row));
    });
  }

  async openFile(
    site: SiteId,
    access: ComplaintAccess,
    id: AttachmentId,
  ): Promise<Outcome<ComplaintFile, 'complaintClosed' | 'fileNotFound'>> {
    const complaint = await this.#opened(site, access);
    const found = await this.#store.database.snapshot(async (db) => {
      const row = await findComplaint(db, complaint);
      return row && (await recordOf(db, row, this.#store.clock.now()));
    });
    if (found === undefined) return refused('complaintClosed');
    return await openFileOf(visibleEntries(found.timeline), id, this.#store.folders);
  }

  async act(
    site: SiteId,
    access: ComplaintAccess,
    act: ComplainantAct,
  ): Promise<Outcome<undefined, ComplainantActRefusal>> {
    const ids = act.type === 'add' ? act.files : [];
    if (ids.length > MAX_ATTACHMENTS) return refused('tooManyFiles');
    const complaint = await this.#opened(site, access);
    const submission = submissionHash(act.id);
    const now = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      const row = await findComplaint(tx, complaint);
      if (row === undefined) return refused('complaintClosed');
      const files = await findFiles(tx, site, ids);
      if (files === undefined) return refused('fileMissing');
      const { id: _id, ...written } = act;
      const digest = contentDigest(act.id, { ...written, files: undefined }, files);
      const sent = await tx
        .selectFrom('complaint_entries')
        .select(['complaint', 'digest'])
        .where('submission', '=', submission)
        .executeTakeFirst();
      if (sent !== undefined)
        return sent.complaint === row.id && sent.digest === digest ? done(undefined) : refused('submissionChanged');
      const progress = progressAfter(progressOf(row), act.type, now);
      if (!progress.ok) return progress;
      if (files.some((file) => !canBeClaimed(file, now))) return refused('fileMissing');

      const expected = act.type === 'reopen' ? { expected_at: expectedDate(now, this.#settings.answerDays) } : {};
      const changed = { ...progressColumns(progress.value), ...expected };
      await tx.updateTable('complaints').set(changed).where('id', '=', row.id).execute();
      const text = 'text' in act ? (act.text ?? null) : null;
      const rating = act.type === 'rate' ? act.rating : null;
      const entry = { type: EVENTS[act.type], at: now, state: progress.value.state, text, rating };
      await writeEntry(tx, row, { ...entry, sent: { submission, digest }, files }, [text, rating]);
      return done(undefined);
    });
  }

  async mailCodes(site: SiteId, { email, language }: LostCodes): Promise<void> {
    const now = this.#store.clock.now();
    await this.#store.mailing.write(async (tx, post) => {
      const rows = await tx
        .selectFrom('complaints')
        .select(['code', 'filed_at'])
        .where('address', '=', accountAddress(email))
        .where('site', '=', site)
        .orderBy('filed_at', 'desc')
        .limit(MAX_MAILED_CODES)
        .execute();
      const codes = rows.map(({ code, filed_at: filedAt }) => ({ code, filedAt }));
      const content = { template: 'complaintCodes', codes } as const;
      await post({ site, locale: language, to: rows.length === 0 ? undefined : email, content }, now);
    });
  }

  async #accessTo(site: SiteId, id: string): Promise<ComplaintAccess> {
    return sealAccess(await this.#store.seal(), site, id, this.#store.clock.now());
  }

  async #opened(site: SiteId, access: ComplaintAccess): Promise<string | undefined> {
    return openAccess(await this.#store.seal(), site, access, this.#store.clock.now());
  }
}

/** Assigns a new complaint by a rule, and tells the office. */
async function assign(tx: Tx, post: Post, row: ComplaintTable, rule: OfficeRule, now: Instant): Promise<void> {
  const { office, email: to } = rule;
  await writeEntry(tx, row, { type: 'assigned', at: now, state: row.state, text: office, files: [] }, [office]);
  if (to !== undefined) await post(assignedMail(row, to), now);
}

/** More are older than anybody asks for. */
const MAX_MAILED_CODES = 20;

async function findComplaint(db: Reader, id: string | undefined): Promise<ComplaintTable | undefined> {
  if (id === undefined) return undefined;
  return await db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The receipt of a filing, whenever it is asked for. */
async function receiptOf(tx: Tx, row: ComplaintTable): Promise<ComplaintReceipt> {
  const { site, number, hash } = await tx
    .selectFrom('complaint_ledger')
    .select(['site', 'number', 'hash'])
    .where('complaint', '=', commitment(row.commitment_key, row.id))
    .where('event', '=', 'filed')
    .executeTakeFirstOrThrow();
  return { code: row.code, filedAt: row.filed_at, expectedAt: row.expected_at, ledger: { site, number, hash } };
}
