import { departmentDate } from '#domain/departmentDate.ts';
import { MESSAGE_TYPES, type MessageType } from '#domain/inbox/inboxContent.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { InboxEntry, InboxUse } from '#ports/InboxDesk.ts';
import { columnsOfType, fieldNames, inboxRow, listRow } from './inboxColumns.ts';
import { labelsOf } from './inboxLabels.ts';

const TYPE_WIDTH = Math.max(...MESSAGE_TYPES.map((type) => nameOf(type).length));
const LABEL_WIDTH = 17;

/** One line for each message: reference, day, state, type, number of files and subject. */
export function describeList(entries: readonly InboxEntry[]): readonly string[] {
  if (entries.length === 0) return ['There are no messages.'];
  return entries.map((entry) => {
    const { reference, receivedAt, content, files, done } = entry;
    const subject = listRow(entry)['subject'] ?? '';
    const state = done === undefined ? 'open' : 'done';
    const attached = files.length === 0 ? '       ' : `${files.length} file${files.length === 1 ? ' ' : 's'}`;
    return `${reference}  ${departmentDate(receivedAt)}  ${state}  ${nameOf(content.type).padEnd(TYPE_WIDTH)}  ${attached}  ${subject}`;
  });
}

/** Every field of a message that is filled in; long texts below the others. A choice is its code, then its words. */
export function describeMessage(entry: InboxEntry, folder: string): readonly string[] {
  const { files, ...row } = inboxRow(entry, folder);
  const labels = labelsOf(entry.content);
  const texts = fieldNames(entry.content.type, 'text').filter((name) => row[name] !== undefined);
  const fields = columnsOfType(entry.content.type).flatMap((column) => {
    const cell = texts.includes(column) || column === 'files' ? undefined : row[column];
    const label = labels[column];
    if (cell === undefined) return [];
    return [lineOf(column, [cell, ...(label === undefined ? [] : LOCALES.map((locale) => label[locale]))].join(' / '))];
  });
  const paths = String(files)
    .split('\n')
    .filter((path) => path !== '')
    .map((path, index) => lineOf('file', `${entry.files[index]?.name ?? ''}: ${path}`));
  return [...fields, ...paths, ...texts.flatMap((name) => ['', `${name}:`, String(row[name])])];
}

function lineOf(name: string, text: string): string {
  return name.padEnd(LABEL_WIDTH) + text;
}

/** One line for each use of the inbox. */
export function describeUses(uses: readonly InboxUse[]): readonly string[] {
  if (uses.length === 0) return ['Nobody has used the inbox.'];
  return uses.map(({ at, operator, action, subject }) => `${at}  ${operator}  ${action}  ${subject}`);
}

/** `brokenFile` is 'broken file'. */
function nameOf(type: MessageType): string {
  return type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
