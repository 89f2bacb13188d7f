import { departmentDate } from '#domain/departmentDate.ts';
import { MESSAGE_TYPES, type MessageType } from '#domain/inbox/inboxContent.ts';
import type { InboxEntry, InboxUse } from '#ports/InboxDesk.ts';
import { EXPORT_COLUMNS, inboxRow } from './inboxColumns.ts';

const TYPE_WIDTH = Math.max(...MESSAGE_TYPES.map((type) => nameOf(type).length));
const LABEL_WIDTH = 17;

/** One line for each message: reference, day, state, type, number of files and subject. */
export function describeList(entries: readonly InboxEntry[]): readonly string[] {
  if (entries.length === 0) return ['There are no messages.'];
  return entries.map((entry) => {
    const { reference, receivedAt, content, files, done } = entry;
    const subject = inboxRow(entry, '')['subject'] ?? '';
    const state = done === undefined ? 'open' : 'done';
    const attached = files.length === 0 ? '       ' : `${files.length} file${files.length === 1 ? ' ' : 's'}`;
    return `${reference}  ${departmentDate(receivedAt)}  ${state}  ${nameOf(content.type).padEnd(TYPE_WIDTH)}  ${attached}  ${subject}`;
  });
}

/** Every field of a message that is filled in; the text below the others. */
export function describeMessage(entry: InboxEntry, folder: string): readonly string[] {
  const { text, files, ...row } = inboxRow(entry, folder);
  const fields = EXPORT_COLUMNS.flatMap((column) => {
    const cell = column === 'text' || column === 'files' ? undefined : row[column];
    return cell === undefined ? [] : [`${column.padEnd(LABEL_WIDTH)}${cell}`];
  });
  const paths = String(files)
    .split('\n')
    .filter((path) => path !== '')
    .map((path, index) => `${'file'.padEnd(LABEL_WIDTH)}${entry.files[index]?.name ?? ''}: ${path}`);
  return [...fields, ...paths, ...(text === undefined ? [] : ['', String(text)])];
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
