import { join } from 'node:path';
import type { InboxEntry } from '#ports/InboxDesk.ts';
import type { Cell } from '../web/downloads/csv.ts';

/** The columns of an exported inbox, the same for every type of message. */
const COLUMNS = [
  ...['reference', 'received', 'type', 'firstName', 'lastName', 'email', 'phone', 'fax', 'subject', 'text'],
  ...['wantsAnswer', 'page', 'fileName', 'policyVersion', 'consentGiven', 'consentLanguage', 'consentPurpose'],
  ...['files', 'done', 'doneBy'],
] as const;

export type Column = (typeof COLUMNS)[number];
export type InboxRow = Readonly<Partial<Record<Column, Cell>>>;

/** The columns that a list shows, without the message itself. */
export const LIST_COLUMNS = ['reference', 'received', 'type', 'firstName', 'lastName', 'subject', 'done'] as const;
export const EXPORT_COLUMNS: readonly Column[] = COLUMNS;

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

export function cellsOf(row: InboxRow, columns: readonly Column[]): readonly Cell[] {
  return columns.map((column) => row[column]);
}

function contentRow(content: InboxEntry['content']): InboxRow {
  if (content.type === 'brokenFile') {
    const { firstName, lastName, email, phone, topic, fileName, details, page } = content;
    return { firstName, lastName, email, phone, subject: topic, text: details, page, fileName };
  }
  const { name, surname, email, phone, fax, subject, message, wantsAnswer, consent } = content;
  return {
    ...{ firstName: name, lastName: surname, email, phone, fax, subject, text: message },
    wantsAnswer: wantsAnswer ? 'yes' : 'no',
    policyVersion: consent.policyVersion,
    consentGiven: consent.givenAt,
    consentLanguage: consent.language,
    consentPurpose: consent.purpose,
  };
}
