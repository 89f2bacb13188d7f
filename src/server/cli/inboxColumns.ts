import { join } from 'node:path';
import { MESSAGE_FIELDS } from '#domain/inbox/inboxContent.ts';
import type { InboxEntry } from '#ports/InboxDesk.ts';
import type { Cell } from '../web/downloads/csv.ts';

export type InboxRow = Readonly<Record<string, Cell>>;

/** Fields that mean the same share a column; every other field has one of its own name. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  name: 'firstName',
  surname: 'lastName',
  topic: 'subject',
  message: 'text',
  details: 'text',
};

const FIRST_COLUMNS = [
  ...['reference', 'received', 'type', 'firstName', 'lastName', 'email', 'phone', 'fax', 'subject', 'text'],
  ...['wantsAnswer', 'page', 'fileName', 'policyVersion', 'consentGiven', 'consentLanguage', 'consentPurpose'],
];
const LAST_COLUMNS = ['files', 'done', 'doneBy'];

/** The columns that a list shows, without the message itself. */
export const LIST_COLUMNS = ['reference', 'received', 'type', 'firstName', 'lastName', 'subject', 'done'];
/** The columns of an exported inbox, the same for every type of message. */
export const EXPORT_COLUMNS: readonly string[] = [
  ...new Set([...FIRST_COLUMNS, ...Object.values(MESSAGE_FIELDS).flatMap(Object.keys).map(columnOf)]),
  ...LAST_COLUMNS,
];

/** @param folder of submissions, for the paths of files */
export function inboxRow(entry: InboxEntry, folder: string): InboxRow {
  const { reference, receivedAt, content, files, done } = entry;
  return {
    reference,
    received: receivedAt,
    type: content.type,
    ...contentRow(content),
    files: files.map(({ path }) => join(folder, path)).join('\n'),
    done: done?.at,
    doneBy: done?.by,
  };
}

export function cellsOf(row: InboxRow, columns: readonly string[]): readonly Cell[] {
  return columns.map((column) => row[column]);
}

function contentRow({ type: _, ...content }: InboxEntry['content']): InboxRow {
  const { consent, wantsAnswer, ...fields } = { consent: undefined, wantsAnswer: undefined, ...content };
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, text]) => [columnOf(name), text])),
    ...(wantsAnswer !== undefined && { wantsAnswer: wantsAnswer ? 'yes' : 'no' }),
    policyVersion: consent?.policyVersion,
    consentGiven: consent?.givenAt,
    consentLanguage: consent?.language,
    consentPurpose: consent?.purpose,
  };
}

function columnOf(field: string): string {
  return COLUMN_OF[field] ?? field;
}
