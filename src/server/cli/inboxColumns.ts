import { join } from 'node:path';
import type { InputField, InputFields } from '#domain/forms/inputField.ts';
import { MESSAGE_FIELDS, type MessageType } from '#domain/inbox/inboxContent.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { InboxEntry } from '#ports/InboxDesk.ts';
import type { Cell } from '../web/downloads/csv.ts';
import { labelsOf, type Labels } from './inboxLabels.ts';

export type InboxRow = Readonly<Record<string, Cell>>;

const ALL_FIELDS: readonly InputFields[] = Object.values(MESSAGE_FIELDS);
const FIRST_COLUMNS = ['reference', 'received', 'type'];
const MORE_COLUMNS = ['wantsAnswer', 'page', 'policyVersion', 'consentGiven', 'consentLanguage', 'consentPurpose'];
const LAST_COLUMNS = ['files', 'done', 'doneBy'];

/** The columns that a list shows, without the message itself. */
export const LIST_COLUMNS = ['reference', 'received', 'type', 'sender', 'subject', 'files', 'done'];
/**
 * The columns of an exported inbox, the same for every type of message: its fields under their own names, a choice as its
 * code and, in two columns more, in both languages.
 */
export const EXPORT_COLUMNS: readonly string[] = [
  ...FIRST_COLUMNS,
  ...new Set(ALL_FIELDS.flatMap((fields) => Object.entries(fields).flatMap(columnsOf))),
  ...MORE_COLUMNS,
  ...LAST_COLUMNS,
];

/** The columns of one message, its fields in the order of its form, without the words of its choices. */
export function columnsOfType(type: MessageType): readonly string[] {
  return [...FIRST_COLUMNS, ...Object.keys(MESSAGE_FIELDS[type]), ...MORE_COLUMNS, ...LAST_COLUMNS];
}

/** @param folder of submissions, for the paths of files */
export function inboxRow(entry: InboxEntry, folder: string): InboxRow {
  const { reference, receivedAt, content, files, done } = entry;
  return {
    reference,
    received: receivedAt,
    type: content.type,
    ...contentRow(content),
    ...labelRow(labelsOf(content)),
    files: files.map(({ path }) => join(folder, path)).join('\n'),
    done: done?.at,
    doneBy: done?.by,
  };
}

/** One message in a list. */
export function listRow({ reference, receivedAt, content, files, done }: InboxEntry): InboxRow {
  const names = fieldNames(content.type, 'name').map((name) => textOf(content, name));
  return {
    reference,
    received: receivedAt,
    type: content.type,
    sender: names.join(' '),
    subject: subjectOf(content),
    files: files.length,
    done: done?.at,
  };
}

export function cellsOf(row: InboxRow, columns: readonly string[]): readonly Cell[] {
  return columns.map((column) => row[column]);
}

/** The names of a message's fields of some kind, in the order of its form. */
export function fieldNames(type: MessageType, ...kinds: readonly InputField['kind'][]): readonly string[] {
  const fields: InputFields = MESSAGE_FIELDS[type];
  return Object.keys(fields).filter((name) => fields[name] !== undefined && kinds.includes(fields[name].kind));
}

/** What a message is about: its subject, or the first answer that was chosen in it, in both languages. */
function subjectOf(content: InboxEntry['content']): string {
  const [name = ''] = fieldNames(content.type, 'subject', 'choice');
  const { [name]: label } = labelsOf(content);
  return label === undefined ? textOf(content, name) : LOCALES.map((locale) => label[locale]).join(' / ');
}

function textOf(content: InboxEntry['content'], name: string): string {
  return String(contentRow(content)[name] ?? '');
}

function contentRow({ type: _, ...content }: InboxEntry['content']): InboxRow {
  const { consent, wantsAnswer, ...fields } = { consent: undefined, wantsAnswer: undefined, ...content };
  return {
    ...fields,
    ...(wantsAnswer !== undefined && { wantsAnswer: wantsAnswer ? 'yes' : 'no' }),
    policyVersion: consent?.policyVersion,
    consentGiven: consent?.givenAt,
    consentLanguage: consent?.language,
    consentPurpose: consent?.purpose,
  };
}

function labelRow(labels: Labels): InboxRow {
  const cells = Object.entries(labels).flatMap(([name, label]) =>
    LOCALES.map((locale) => [labelColumn(name, locale), label[locale]] as const),
  );
  return Object.fromEntries(cells);
}

function columnsOf([name, { kind }]: readonly [string, InputField]): readonly string[] {
  return kind === 'choice' ? [name, ...LOCALES.map((locale) => labelColumn(name, locale))] : [name];
}

function labelColumn(name: string, locale: Locale): string {
  return `${name}.${locale}`;
}
