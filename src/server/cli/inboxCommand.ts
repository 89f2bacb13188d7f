import { parseArgs } from 'node:util';
import type { Settings } from '#config/Settings.ts';
import { parseReference, type Reference } from '#domain/inbox/reference.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import type { InboxDesk, InboxQuery, Operator } from '#ports/InboxDesk.ts';
import { csv } from '../web/downloads/csv.ts';
import { describeList, describeMessage, describeUses } from './describeInbox.ts';
import { cellsOf, EXPORT_COLUMNS, inboxRow, LIST_COLUMNS, type InboxRow } from './inboxColumns.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run inbox -- list [--site <site id>] [--state open|done|all] [--format table|json|csv]
       npm run inbox -- show <reference> [--format table|json]
       npm run inbox -- done <reference>
       npm run inbox -- export [--site <site id>] [--state open|done|all] [--format csv|json]
       npm run inbox -- uses
The site may be left out where SITE_ID names one. Every use is recorded.`;

const STATES: readonly InboxQuery['state'][] = ['open', 'done', 'all'];
const FORMATS = { list: ['table', 'json', 'csv'], show: ['table', 'json'], export: ['csv', 'json'] } as const;

/** What a command prints, from the inbox and the folder of submissions. */
export type InboxCommand = (desk: InboxDesk, operator: Operator, folder: string) => Promise<string>;

/** Reads the arguments of `npm run inbox`. Throws the usage when they are wrong. */
export function readInboxCommand(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): InboxCommand {
  const command = commandOf(args, settings);
  return async (...given) => printable(await command(...given));
}

function commandOf(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): InboxCommand {
  const { positionals, values } = parse(args);
  const [name, argument, ...more] = positionals;
  if (more.length > 0) throw new Error(USAGE);
  switch (name) {
    case 'list':
      return listCommand(queryOf(settings, argument, values, 'open'), formatOf(values.format, FORMATS.list));
    case 'export':
      return exportCommand(queryOf(settings, argument, values, 'all'), formatOf(values.format, FORMATS.export));
    case 'show':
      return showCommand(referenceOf(argument), formatOf(values.format, FORMATS.show));
    case 'done':
      return doneCommand(referenceOf(argument));
    case 'uses':
      return async (desk) => describeUses(await desk.uses()).join('\n');
    default:
      throw new Error(USAGE);
  }
}

function listCommand(query: InboxQuery, format: (typeof FORMATS.list)[number]): InboxCommand {
  return async (desk, operator, folder) => {
    const entries = await desk.list(query, operator);
    if (format === 'table') return describeList(entries).join('\n');
    const rows = entries.map((entry) => inboxRow(entry, folder));
    if (format === 'csv') return table(LIST_COLUMNS, rows);
    return json(rows.map((row) => Object.fromEntries(LIST_COLUMNS.map((column) => [column, row[column]]))));
  };
}

function exportCommand(query: InboxQuery, format: (typeof FORMATS.export)[number]): InboxCommand {
  return async (desk, operator, folder) => {
    const entries = await desk.export(query, operator);
    const rows = entries.map((entry) => inboxRow(entry, folder));
    return format === 'json' ? json(entries) : table(EXPORT_COLUMNS, rows);
  };
}

function showCommand(reference: Reference, format: (typeof FORMATS.show)[number]): InboxCommand {
  return async (desk, operator, folder) => {
    const entry = await desk.show(reference, operator);
    if (entry === undefined) throw new Error(`there is no message ${reference}`);
    return format === 'json' ? json(entry) : describeMessage(entry, folder).join('\n');
  };
}

function doneCommand(reference: Reference): InboxCommand {
  return async (desk, operator) => {
    const outcome = await desk.markDone(reference, operator);
    if (!outcome.ok) throw new Error(`there is no message ${reference}`);
    return `${reference} is done.`;
  };
}

function parse(args: readonly string[]) {
  const options = { site: { type: 'string' }, state: { type: 'string' }, format: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}

function queryOf(
  settings: Pick<Settings, 'SITE_ID'>,
  argument: string | undefined,
  given: { readonly site?: string; readonly state?: string },
  usualState: InboxQuery['state'],
): InboxQuery {
  const site = knownSiteId(given.site ?? settings.SITE_ID);
  const state = STATES.find((one) => one === (given.state ?? usualState));
  if (site === undefined || state === undefined || argument !== undefined) throw new Error(USAGE);
  return { site, state };
}

/** The first format is the usual one. */
function formatOf<const Format extends string>(given: string | undefined, offered: readonly Format[]): Format {
  const format = given === undefined ? offered[0] : offered.find((one) => one === given);
  if (format === undefined) throw new Error(USAGE);
  return format;
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
