import { parseArgs } from 'node:util';
import type { Settings } from '#config/Settings.ts';
import { parseReference, type Reference } from '#domain/inbox/reference.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { InboxDesk, InboxEntry, InboxQuery, Operator } from '#ports/InboxDesk.ts';
import { csv } from '../web/downloads/csv.ts';
import { describeList, describeMessage, describeUses } from './describeInbox.ts';
import { cellsOf, EXPORT_COLUMNS, inboxRow, LIST_COLUMNS, listRow, type InboxRow } from './inboxColumns.ts';
import { labelsOf } from './inboxLabels.ts';
import { ListOptions, type ListQuery } from './ListOptions.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run inbox
       npm run inbox -- list [--site <site id>] [--state open|done|all] [--format table|json|csv]
       npm run inbox -- show <reference> [--format table|json]
       npm run inbox -- done <reference>
       npm run inbox -- export [--site <site id>] [--state open|done|all] [--format csv|json]
       npm run inbox -- uses
Alone it lists the open messages. Without --site it is about the site that SITE_ID names, or about every site.
Every use is recorded.`;

const LIST = new ListOptions<InboxQuery['state']>(USAGE, ['open', 'done', 'all']);
const FORMATS = { list: ['table', 'json', 'csv'], show: ['table', 'json'], export: ['csv', 'json'] } as const;

/** The inbox as a command finds it. */
export interface InboxPlace {
  readonly desk: InboxDesk;
  readonly operator: Operator;
  /** Of submissions. */
  readonly folder: string;
  /** Every published site. */
  readonly sites: () => Promise<readonly SiteId[]>;
}

type AnyQuery = ListQuery<InboxQuery['state']>;

interface SiteEntries {
  readonly site: SiteId;
  readonly entries: readonly InboxEntry[];
}

/** What a command prints. */
export type InboxCommand = (place: InboxPlace) => Promise<string>;

/** Reads the arguments of `npm run inbox`. Throws the usage when they are wrong. */
export function readInboxCommand(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): InboxCommand {
  const command = commandOf(args, settings);
  return async (place) => printable(await command(place));
}

function commandOf(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): InboxCommand {
  const { positionals, values } = parse(args);
  const [name = 'list', argument, ...more] = positionals;
  if (more.length > 0) throw new Error(USAGE);
  switch (name) {
    case 'list':
      if (argument !== undefined) throw new Error(USAGE);
      return listCommand(LIST.query(settings, values, 'open'), LIST.format(values.format, FORMATS.list));
    case 'export':
      if (argument !== undefined) throw new Error(USAGE);
      return exportCommand(LIST.query(settings, values, 'all'), LIST.format(values.format, FORMATS.export));
    case 'show':
      return showCommand(referenceOf(argument), LIST.format(values.format, FORMATS.show));
    case 'done':
      return doneCommand(referenceOf(argument));
    case 'uses':
      return async ({ desk }) => describeUses(await desk.uses()).join('\n');
    default:
      throw new Error(USAGE);
  }
}

function listCommand(query: AnyQuery, format: (typeof FORMATS.list)[number]): InboxCommand {
  return async (place) => {
    const found = await read('list', query, place);
    if (format === 'table') return describeLists(found);
    const rows = found.flatMap(({ entries }) => entries.map(listRow));
    return format === 'csv' ? table(LIST_COLUMNS, rows) : json(rows);
  };
}

function exportCommand(query: AnyQuery, format: (typeof FORMATS.export)[number]): InboxCommand {
  return async (place) => {
    const entries = (await read('export', query, place)).flatMap((found) => found.entries);
    if (format === 'json') return json(entries.map(withLabels));
    return table(
      EXPORT_COLUMNS,
      entries.map((entry) => inboxRow(entry, place.folder)),
    );
  };
}

function showCommand(reference: Reference, format: (typeof FORMATS.show)[number]): InboxCommand {
  return async ({ desk, operator, folder }) => {
    const entry = await desk.show(reference, operator);
    if (entry === undefined) throw new Error(`there is no message ${reference}`);
    return format === 'json' ? json(withLabels(entry)) : describeMessage(entry, folder).join('\n');
  };
}

function doneCommand(reference: Reference): InboxCommand {
  return async ({ desk, operator }) => {
    const outcome = await desk.markDone(reference, operator);
    if (!outcome.ok) throw new Error(`there is no message ${reference}`);
    return `${reference} is done.`;
  };
}

/** The messages of one site, or of each. */
async function read(how: 'list' | 'export', { site, state }: AnyQuery, { desk, operator, sites }: InboxPlace) {
  const found: SiteEntries[] = [];
  for (const one of site === undefined ? await sites() : [site])
    found.push({ site: one, entries: await desk[how]({ site: one, state }, operator) });
  return found;
}

function describeLists(found: readonly SiteEntries[]): string {
  const lists = found.map(({ site, entries }) => ({ site, lines: describeList(entries) }));
  const [only = { lines: ['There is no site.'] }] = lists;
  if (lists.length < 2) return only.lines.join('\n');
  return lists.map(({ site, lines }) => [`Site ${site}`, ...lines].join('\n')).join('\n\n');
}

function withLabels(entry: InboxEntry) {
  return { ...entry, labels: labelsOf(entry.content) };
}

function parse(args: readonly string[]) {
  const options = { site: { type: 'string' }, state: { type: 'string' }, format: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}

function referenceOf(text: string | undefined): Reference {
  if (text === undefined) throw new Error(USAGE);
  const reference = parseReference(text);
  if (reference === undefined) throw new Error(`${text} is no reference: ten digits, the last one a check digit`);
  return reference;
}

/** Without the last line end, which every command gets. */
function table(columns: readonly string[], rows: readonly InboxRow[]): string {
  return csv(
    columns,
    rows.map((row) => cellsOf(row, columns)),
  ).trimEnd();
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
