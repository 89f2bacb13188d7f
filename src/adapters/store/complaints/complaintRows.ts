import type { ComplaintProgress } from '#domain/complaints/complaintProgress.ts';
import type { Complaint } from '#domain/complaints/complaint.ts';
import { visibleEntries } from '#domain/complaints/timeline.ts';
import type { LongText } from '#domain/forms/longText.ts';
import { isOverdue } from '#domain/complaints/isOverdue.ts';
import type { Instant } from '#domain/instant.ts';
import type { ComplaintRecord, ComplaintSummary, DeskEntry } from '#ports/complaints/ComplaintsDesk.ts';
import type { ComplaintView } from '#ports/complaints/Complaints.ts';
import type { ComplaintEntryTable, ComplaintTable } from '../ComplaintTables.ts';
import type { Reader } from '../Database.ts';
import { storedFile } from '../inbox/storedFile.ts';
import type { AttachmentTable } from '../StoreTables.ts';

type ProgressColumns = Pick<ComplaintTable, 'state' | 'finished_at' | 'was_reopened' | 'is_rated'>;

export function progressOf({ state, finished_at, was_reopened, is_rated }: ProgressColumns): ComplaintProgress {
  return {
    state,
    ...(finished_at !== null && { finishedAt: finished_at }),
    wasReopened: was_reopened === 1,
    isRated: is_rated === 1,
  };
}

export function progressColumns({ state, finishedAt, wasReopened, isRated }: ComplaintProgress): ProgressColumns {
  return {
    state,
    finished_at: finishedAt ?? null,
    was_reopened: wasReopened ? 1 : 0,
    is_rated: isRated ? 1 : 0,
  };
}

/** A complaint as its complainant sees it. */
export async function viewOf(db: Reader, row: ComplaintTable): Promise<ComplaintView> {
  const timeline = visibleEntries(await timelineOf(db, row));
  return {
    code: row.code,
    complaint: JSON.parse(row.content) as Complaint,
    filedAt: row.filed_at,
    expectedAt: row.expected_at,
    progress: progressOf(row),
    timeline: timeline.map(({ files, ...entry }) => ({
      ...entry,
      files: files.map(({ path: _, ...file }) => file),
    })),
  };
}

/** A complaint as those who work on it see it. */
export async function recordOf(db: Reader, row: ComplaintTable, now: Instant): Promise<ComplaintRecord> {
  return { ...summaryOf(row, now), timeline: await timelineOf(db, row) };
}

export function summaryOf(row: ComplaintTable, now: Instant): ComplaintSummary {
  const { site, code, channel, office, filed_at: filedAt, expected_at: expectedAt } = row;
  return {
    ...{ site, code, channel, filedAt, expectedAt },
    complaint: JSON.parse(row.content) as Complaint,
    progress: progressOf(row),
    isOverdue: isOverdue(row.state, expectedAt, now),
    ...(office !== null && { office }),
  };
}

async function timelineOf(db: Reader, row: ComplaintTable): Promise<readonly DeskEntry[]> {
  const entries = await db
    .selectFrom('complaint_entries')
    .selectAll()
    .where('complaint', '=', row.id)
    .orderBy('number')
    .execute();
  const files = await db
    .selectFrom('attachments')
    .selectAll()
    .where(
      'entry',
      'in',
      entries.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return entries.map((entry) => entryOf(entry, files));
}

function entryOf(row: ComplaintEntryTable, files: readonly AttachmentTable[]): DeskEntry {
  const { type, at, state, operator, text, rating } = row;
  return {
    ...{ type, at, state },
    ...(operator !== null && { operator }),
    ...(text !== null && { text: text as LongText }),
    ...(rating !== null && { rating }),
    files: files.filter(({ entry }) => entry === row.id).map(storedFile),
  };
}
