import type { ComplaintChannel } from '#domain/complaints/complaintChannel.ts';
import { progressAfter } from '#domain/complaints/complaintProgress.ts';
import { OPEN_STATES } from '#domain/complaints/isOverdue.ts';
import { isRepeatedAct } from '#domain/complaints/isRepeatedAct.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import { MAX_ATTACHMENTS } from '#domain/files/attachment.ts';
import type { Instant } from '#domain/instant.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { ComplaintFile, ComplaintReceipt, Filing } from '#ports/complaints/Complaints.ts';
import type {
  ComplaintQuery,
  ComplaintRecord,
  ComplaintsDesk,
  ComplaintSummary,
  DeskAct,
  DeskActRefusal,
  DeskWorker,
} from '#ports/complaints/ComplaintsDesk.ts';
import type { SubmissionRefusal } from '#ports/Inbox.ts';
import type { InboxUse, Operator } from '#ports/InboxDesk.ts';
import type { ComplaintTable } from '../ComplaintTables.ts';
import type { Tx } from '../Database.ts';
import { canBeClaimed, findFiles } from '../inbox/claimableFiles.ts';
import { recordUse } from '../inbox/recordUse.ts';
import { isStorable } from '../isStorable.ts';
import type { Post } from '../mail/MailingDatabase.ts';
import type { MemberStore } from '../members/MemberStore.ts';
import { progressColumns, progressOf, recordOf, summaryOf } from './complaintRows.ts';
import { openFileOf } from './openFileOf.ts';
import { assignedMail } from './assignedMail.ts';
import { lastAct } from './lastAct.ts';
import type { StoreComplaints } from './StoreComplaints.ts';
import { writeEntry } from './writeEntry.ts';

const EVENTS = {
  ...({ take: 'taken', ask: 'asked', answer: 'answered', finish: 'finished' } as const),
  ...({ note: 'noted', assign: 'assigned' } as const),
};
const USES = {
  ...({ take: 'takeComplaint', ask: 'askComplainant', answer: 'answerComplaint' } as const),
  ...({ finish: 'finishComplaint', note: 'noteOnComplaint', assign: 'assignComplaint' } as const),
} satisfies Record<DeskAct['type'], InboxUse['action']>;

/** Complaints for those who work on them. A use is recorded in the transaction that it belongs to. */
export class StoreComplaintsDesk implements ComplaintsDesk {
  readonly #store: MemberStore;
  readonly #complaints: StoreComplaints;

  constructor(store: MemberStore, complaints: StoreComplaints) {
    this.#store = store;
    this.#complaints = complaints;
  }

  async list(query: ComplaintQuery, operator: Operator): Promise<readonly ComplaintSummary[]> {
    return await this.#read('listComplaints', query, operator, 'expected_at', (_tx, row) =>
      Promise.resolve(summaryOf(row, this.#store.clock.now())),
    );
  }

  async export(query: ComplaintQuery, operator: Operator): Promise<readonly ComplaintRecord[]> {
    const now = this.#store.clock.now();
    return await this.#read('exportComplaints', query, operator, 'filed_at', (tx, row) => recordOf(tx, row, now));
  }

  async show(code: TrackingCode, operator: Operator, site?: SiteId): Promise<ComplaintRecord | undefined> {
    const now = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      await recordUse(tx, { at: now, operator, action: 'showComplaint', subject: code });
      const row = await findByCode(tx, code, site);
      return row && (await recordOf(tx, row, now));
    });
  }

  async openFile(
    code: TrackingCode,
    id: AttachmentId,
    { operator, site }: Pick<DeskWorker, 'operator' | 'site'>,
  ): Promise<Outcome<ComplaintFile, 'complaintNotFound' | 'fileNotFound'>> {
    const now = this.#store.clock.now();
    const record = await this.#store.database.write(async (tx) => {
      await recordUse(tx, { at: now, operator, action: 'readComplaintFile', subject: code });
      const row = await findByCode(tx, code, site);
      return row && (await recordOf(tx, row, now));
    });
    if (record === undefined) return refused('complaintNotFound');
    return await openFileOf(record.timeline, id, this.#store.folders);
  }

  async act(
    code: TrackingCode,
    act: DeskAct,
    { operator, name, site }: DeskWorker,
  ): Promise<Outcome<'done' | 'doneBefore', DeskActRefusal>> {
    const ids = 'files' in act ? act.files : [];
    if (ids.length > MAX_ATTACHMENTS) return refused('tooManyFiles');
    const now = this.#store.clock.now();
    return await this.#store.mailing.write(async (tx, post) => {
      await recordUse(tx, { at: now, operator, action: USES[act.type], subject: code });
      const row = await findByCode(tx, code, site);
      if (row === undefined) return refused('complaintNotFound');
      const files = await findFiles(tx, row.site, ids);
      if (files === undefined) return refused('fileMissing');
      const text = textOf(act);
      const written = { type: EVENTS[act.type], at: now, operator: name, text: text ?? undefined, files };
      if (isRepeatedAct(await lastAct(tx, row.id), written)) return done('doneBefore');
      if (!files.every((file) => canBeClaimed(file, now))) return refused('fileMissing');
      const before = progressOf(row);
      const progress =
        act.type === 'note' || act.type === 'assign' ? done(before) : progressAfter(before, act.type, now);
      if (!progress.ok) return progress;

      const office = act.type === 'assign' ? { office: act.office } : {};
      const changed = { ...progressColumns(progress.value), ...office };
      await tx.updateTable('complaints').set(changed).where('id', '=', row.id).execute();
      await writeEntry(tx, row, { ...written, state: progress.value.state, text }, [name, text]);
      await tell(post, row, act, now);
      return done('done');
    });
  }

  async file(
    filing: Filing,
    channel: Exclude<ComplaintChannel, 'web'>,
    operator: Operator,
  ): Promise<Outcome<ComplaintReceipt, SubmissionRefusal>> {
    return await this.#complaints.fileFrom(filing, channel, async (tx, code) => {
      await recordUse(tx, { at: this.#store.clock.now(), operator, action: 'fileComplaint', subject: code });
    });
  }

  async #read<T>(
    action: InboxUse['action'],
    { site, state }: ComplaintQuery,
    operator: Operator,
    order: 'expected_at' | 'filed_at',
    read: (tx: Tx, row: ComplaintTable) => Promise<T>,
  ): Promise<readonly T[]> {
    if (!isStorable(site)) return [];
    const now = this.#store.clock.now();
    return await this.#store.database.write(async (tx) => {
      await recordUse(tx, { at: now, operator, action, subject: `${site} ${state}` });
      const ofSite = tx.selectFrom('complaints').selectAll().where('site', '=', site);
      const inState =
        state === 'all' ? ofSite : ofSite.where('state', state === 'ended' ? 'not in' : 'in', OPEN_STATES);
      const wanted = state === 'overdue' ? inState.where('expected_at', '<', now) : inState;
      const rows = await wanted.orderBy(order).orderBy('filed_at').orderBy('id').execute();
      const found: T[] = [];
      for (const row of rows) found.push(await read(tx, row));
      return found;
    });
  }
}

/** Tells the complainant that there is news, or the office that there is work; in what they wrote is neither. */
async function tell(post: Post, row: ComplaintTable, act: DeskAct, now: Instant): Promise<void> {
  const { site, code, language: locale } = row;
  switch (act.type) {
    case 'ask':
    case 'answer':
    case 'finish': {
      const { email: to } = JSON.parse(row.content) as ComplaintSummary['complaint'];
      if (to === undefined) return;
      await post({ site, locale, to, content: { template: 'complaintNews', code, news: EVENTS[act.type] } }, now);
      return;
    }
    case 'assign':
      if (act.email !== undefined) await post(assignedMail(row, act.email), now);
      return;
    case 'take':
    case 'note':
      return;
  }
}

function textOf(act: DeskAct): string | null {
  if (act.type === 'take') return null;
  return act.type === 'assign' ? act.office : act.text;
}

async function findByCode(tx: Tx, code: TrackingCode, site?: SiteId): Promise<ComplaintTable | undefined> {
  const row = await tx.selectFrom('complaints').selectAll().where('code', '=', code).executeTakeFirst();
  return site === undefined || row?.site === site ? row : undefined;
}
