import type { ComplaintEntryTable, ComplaintTable } from '../ComplaintTables.ts';
import type { Reader } from '../Database.ts';
import type { InboxMessageTable } from '../StoreTables.ts';

/** Messages and complaints with everything that belongs to them, by table. */
export async function submissionRows(
  db: Reader,
  messages: readonly InboxMessageTable[],
  complaints: readonly ComplaintTable[],
) {
  const entries = await entriesOf(db, complaints);
  return {
    inbox_messages: messages,
    complaints,
    complaint_entries: entries,
    attachments: await filesOf(db, messages, entries),
  };
}

async function entriesOf(db: Reader, complaints: readonly ComplaintTable[]) {
  if (complaints.length === 0) return [];
  const ids = complaints.map(({ id }) => id);
  const rows = db.selectFrom('complaint_entries').selectAll().where('complaint', 'in', ids);
  return await rows.orderBy('complaint').orderBy('number').execute();
}

async function filesOf(db: Reader, messages: readonly InboxMessageTable[], entries: readonly ComplaintEntryTable[]) {
  const files = db.selectFrom('attachments').selectAll();
  const references = messages.map(({ reference }) => reference);
  const ids = entries.map(({ id }) => id);
  return [
    ...(references.length === 0 ? [] : await files.where('message', 'in', references).execute()),
    ...(ids.length === 0 ? [] : await files.where('entry', 'in', ids).execute()),
  ];
}
