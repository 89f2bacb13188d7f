import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Settings } from '#config/Settings.ts';
import { complaint } from '#domain/complaints/complaint.ts';
import { COMPLAINT_CHANNELS } from '#domain/complaints/complaintChannel.ts';
import { COMPLAINT_PASSWORD_BYTES, madeComplaintPassword } from '#domain/complaints/complaintPassword.ts';
import { templateNamed, type ReplyTemplate } from '#domain/complaints/replyTemplate.ts';
import { parseTrackingCode, type TrackingCode } from '#domain/complaints/trackingCode.ts';
import { parseSlug, type Slug } from '#domain/content/slug.ts';
import { parseEmail } from '#domain/forms/email.ts';
import { parseLongText, type LongText } from '#domain/forms/longText.ts';
import { parsePersonName, type PersonName } from '#domain/forms/personName.ts';
import { SUBMISSION_ID_BYTES, submissionIdOf } from '#domain/inbox/submissionId.ts';
import { isLocale } from '#domain/locale/locale.ts';
import type { Outcome } from '#domain/outcome.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId, Attachments } from '#ports/Attachments.ts';
import type { ComplaintQuery, ComplaintsDesk, ComplaintSummary, DeskAct } from '#ports/complaints/ComplaintsDesk.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { csv } from '../web/downloads/csv.ts';
import { cellsOf, COMPLAINT_COLUMNS, complaintRow, EXPORTED_COLUMNS } from './complaintColumns.ts';
import { describeComplaint, describeComplaints } from './describeComplaints.ts';
import { readComplaintFields } from './readComplaintFields.ts';
import { ListOptions, type ListQuery } from './ListOptions.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run complaints
       npm run complaints -- list [--site <site id>] [--state open|overdue|ended|all] [--format table|json|csv]
       npm run complaints -- overdue [--site <site id>] [--format table|json|csv]
       npm run complaints -- show <tracking code> [--format table|json]
       npm run complaints -- take <tracking code> --name <your name>
       npm run complaints -- ask|answer|finish <tracking code> --name <your name> --text <text> | --text-file <file>
                                               | --template <name> [--language th|en]
                                               [--file <file>]...     (not with ask)
       npm run complaints -- note <tracking code> --name <your name> --text <text> | --text-file <file>
       npm run complaints -- assign <tracking code> --name <your name> --office <slug of its page> [--email <of the office>]
       npm run complaints -- templates             prepared texts (COMPLAINT_REPLIES)
       npm run complaints -- file --site <site id> --channel phone|counter|letter --fields <JSON file> [--language th|en]
       npm run complaints -- export [--site <site id>] [--state open|overdue|ended|all] [--format csv|json]
Alone it lists the open complaints. Without --site it is about the site that SITE_ID names, or about every site.
The complainant reads the name and the text of all but note and assign. Every use is recorded: npm run inbox -- uses`;

const LIST = new ListOptions<ComplaintQuery['state']>(USAGE, ['open', 'overdue', 'ended', 'all']);
const FORMATS = { list: ['table', 'json', 'csv'], show: ['table', 'json'], export: ['csv', 'json'] } as const;
const OPTIONS = {
  ...({ site: { type: 'string' }, state: { type: 'string' }, format: { type: 'string' } } as const),
  ...({ name: { type: 'string' }, text: { type: 'string' }, 'text-file': { type: 'string' } } as const),
  ...({ file: { type: 'string', multiple: true }, office: { type: 'string' }, email: { type: 'string' } } as const),
  ...({ channel: { type: 'string' }, fields: { type: 'string' }, language: { type: 'string' } } as const),
  ...({ template: { type: 'string' } } as const),
};

const REFUSALS = {
  complaintNotFound: 'there is no complaint with this tracking code',
  notNow: 'this cannot be done in the state of the complaint: look at it with show',
  alreadyRated: 'it was rated before',
  alreadyReopened: 'it was reopened before',
  tooLate: 'it is too late for that',
  fileMissing: 'a file was deleted meanwhile',
  tooManyFiles: 'these are more than five files',
  siteNotFound: 'there is no such site',
  submissionChanged: 'another complaint was filed with the same id',
} as const;

/** Complaints as a command finds them. */
export interface ComplaintsPlace {
  readonly desk: ComplaintsDesk;
  readonly operator: Operator;
  readonly attachments: Attachments;
  /** Of submissions. */
  readonly folder: string;
  /** Every published site. */
  readonly sites: () => Promise<readonly SiteId[]>;
  readonly templates: readonly ReplyTemplate[];
}

/** What a command prints. */
export type ComplaintsCommand = (place: ComplaintsPlace) => Promise<string>;

type Given = ReturnType<typeof parse>['values'];

/** Reads the arguments of `npm run complaints`. Throws the usage when they are wrong. */
export function readComplaintsCommand(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): ComplaintsCommand {
  const command = commandOf(args, settings);
  return async (place) => printable(await command(place));
}

function commandOf(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): ComplaintsCommand {
  const { positionals, values } = parse(args);
  const [name = 'list', argument, ...more] = positionals;
  if (more.length > 0) throw new Error(USAGE);
  switch (name) {
    case 'list':
      if (argument !== undefined) throw new Error(USAGE);
      return listCommand(LIST.query(settings, values, 'open'), LIST.format(values.format, FORMATS.list));
    case 'overdue':
      if (argument !== undefined || values.state !== undefined) throw new Error(USAGE);
      return listCommand(LIST.query(settings, values, 'overdue'), LIST.format(values.format, FORMATS.list));
    case 'export':
      if (argument !== undefined) throw new Error(USAGE);
      return exportCommand(LIST.query(settings, values, 'all'), LIST.format(values.format, FORMATS.export));
    case 'show':
      return showCommand(codeOf(argument), LIST.format(values.format, FORMATS.show));
    case 'file':
      return fileCommand(values, argument);
    case 'templates':
      if (argument !== undefined || Object.keys(values).length > 0) throw new Error(USAGE);
      return ({ templates }) => Promise.resolve(describeTemplates(templates));
    case 'take':
    case 'ask':
    case 'answer':
    case 'finish':
    case 'note':
    case 'assign':
      return actCommand(name, codeOf(argument), values);
    default:
      throw new Error(USAGE);
  }
}

function listCommand(query: AnyQuery, format: (typeof FORMATS.list)[number]): ComplaintsCommand {
  return async (place) => {
    const found = await eachSite(query, place, (one) => place.desk.list(one, place.operator));
    if (format === 'table') return describeComplaints(found).join('\n');
    const rows = found.map(complaintRow);
    return format === 'json' ? json(rows) : table(COMPLAINT_COLUMNS, found);
  };
}

function exportCommand(query: AnyQuery, format: (typeof FORMATS.export)[number]): ComplaintsCommand {
  return async (place) => {
    const found = await eachSite(query, place, (one) => place.desk.export(one, place.operator));
    return format === 'json' ? json(found) : table(EXPORTED_COLUMNS, found);
  };
}

function showCommand(code: TrackingCode, format: (typeof FORMATS.show)[number]): ComplaintsCommand {
  return async ({ desk, operator, folder }) => {
    const found = await desk.show(code, operator);
    if (found === undefined) throw new Error(REFUSALS.complaintNotFound);
    return format === 'json' ? json(found) : describeComplaint(found, folder).join('\n');
  };
}

function actCommand(type: DeskAct['type'], code: TrackingCode, given: Given): ComplaintsCommand {
  const worker = nameOf(given.name);
  const office = type === 'assign' ? officeOf(given.office) : undefined;
  const texts = [given.text, given['text-file'], given.template].filter((one) => one !== undefined);
  if (type !== 'take' && type !== 'assign' && texts.length !== 1) throw new Error(USAGE);
  return async (place) => {
    const { desk, operator } = place;
    const outcome = await desk.act(code, await actOf(type, code, given, office, place), { operator, name: worker });
    if (!outcome.ok) throw new Error(REFUSALS[outcome.code]);
    return `${code}: ${outcome.value === 'doneBefore' ? DONE_BEFORE : DONE[type]}`;
  };
}

const DONE: Readonly<Record<DeskAct['type'], string>> = {
  take: 'taken.',
  ask: 'asked. The complainant has a mail if there is an address.',
  answer: 'answered. The complainant has a mail if there is an address.',
  finish: 'finished. The complainant has a mail if there is an address, and can rate and reopen it.',
  note: 'noted. The complainant does not see it.',
  assign: 'assigned.',
};

const DONE_BEFORE = 'this is the last thing that was done, less than an hour ago. It was not done again.';

async function actOf(
  type: DeskAct['type'],
  code: TrackingCode,
  given: Given,
  office: Slug | undefined,
  place: ComplaintsPlace,
): Promise<DeskAct> {
  switch (type) {
    case 'take':
      return { type };
    case 'ask':
    case 'note':
      return { type, text: await textOf(given, place) };
    case 'answer':
    case 'finish':
      return { type, text: await textOf(given, place), files: await saveFiles(code, given.file ?? [], place) };
    case 'assign': {
      if (office === undefined) throw new Error(USAGE);
      const email = given.email === undefined ? undefined : required(parseEmail(given.email), '--email');
      return { type, office, ...(email !== undefined && { email }) };
    }
  }
}

function fileCommand(given: Given, argument: string | undefined): ComplaintsCommand {
  const site = knownSiteId(given.site ?? '');
  const channel = COMPLAINT_CHANNELS.find((one) => one === given.channel);
  const language = given.language ?? 'th';
  const { fields } = given;
  if (site === undefined || channel === undefined || channel === 'web') throw new Error(USAGE);
  if (!isLocale(language) || argument !== undefined || fields === undefined) throw new Error(USAGE);
  return async ({ desk, operator }) => {
    const made = complaint(readComplaintFields(await readFile(fields, 'utf8')));
    if (!made.ok) throw new Error('a complaint needs an e-mail address, a phone, or another phone');
    const id = submissionIdOf(randomBytes(SUBMISSION_ID_BYTES));
    const password = madeComplaintPassword(randomBytes(COMPLAINT_PASSWORD_BYTES));
    const filing = { site, id, complaint: made.value, password, language, files: [] };
    const filed = await desk.file(filing, channel, operator);
    if (!filed.ok) throw new Error(REFUSALS[filed.code]);
    const { code, expectedAt } = filed.value;
    return [
      `tracking code  ${code}`,
      `password       ${password}`,
      `expected       ${expectedAt}`,
      'Read both to the complainant: the password cannot be shown again.',
    ].join('\n');
  };
}

/** Saves the files of an answer at the site of its complaint. */
async function saveFiles(
  code: TrackingCode,
  paths: readonly string[],
  { desk, operator, attachments }: ComplaintsPlace,
): Promise<readonly AttachmentId[]> {
  if (paths.length === 0) return [];
  const found = await desk.show(code, operator);
  if (found === undefined) throw new Error(REFUSALS.complaintNotFound);
  const ids: AttachmentId[] = [];
  for (const path of paths) {
    const saved = await attachments.save({ site: found.site, name: basename(path), content: createReadStream(path) });
    if (!saved.ok) throw new Error(`${path} is not accepted: ${saved.code}`);
    ids.push(saved.value.id);
  }
  return ids;
}

type AnyQuery = ListQuery<ComplaintQuery['state']>;

/** The complaints of one site, or of each. */
async function eachSite<Found extends ComplaintSummary>(
  { site, state }: AnyQuery,
  { sites }: ComplaintsPlace,
  read: (query: ComplaintQuery) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const one of site === undefined ? await sites() : [site]) found.push(...(await read({ site: one, state })));
  return found;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}

function codeOf(text: string | undefined): TrackingCode {
  if (text === undefined) throw new Error(USAGE);
  const code = parseTrackingCode(text);
  if (!code.ok) throw new Error(`${printable(text)} is no tracking code: one looks like 22222-22222-2222`);
  return code.value;
}

function nameOf(text: string | undefined): PersonName {
  if (text === undefined) throw new Error(USAGE);
  return required(parsePersonName(text), '--name');
}

function officeOf(text: string | undefined): Slug {
  const office = parseSlug(text ?? '');
  if (office === undefined) throw new Error(USAGE);
  return office;
}

async function textOf(
  { text, 'text-file': file, template: name, language = 'th' }: Given,
  { templates }: ComplaintsPlace,
): Promise<LongText> {
  if (name !== undefined) {
    if (!isLocale(language)) throw new Error(USAGE);
    const found = templateNamed(templates, name, language);
    if (found === undefined) throw new Error(`there is no template ${printable(name)}: look at them with templates`);
    return found.text;
  }
  return required(parseLongText(text ?? (await readFile(file ?? '', 'utf8'))), 'the text');
}

function required<T>(parsed: Outcome<T, string>, name: string): T {
  if (parsed.ok) return parsed.value;
  throw new Error(`${name} cannot be used: ${parsed.code}`);
}

/** Without the last line end, which every command gets. */
function table(columns: readonly string[], found: readonly ComplaintSummary[]): string {
  return csv(
    columns,
    found.map((one) => cellsOf(one, columns)),
  ).trimEnd();
}

function describeTemplates(templates: readonly ReplyTemplate[]): string {
  const lines = templates.map(({ name, language, text }) => `${name} (${language})\n${text.replaceAll(/^/gm, '    ')}`);
  return lines.length === 0 ? 'There are no templates: COMPLAINT_REPLIES names none.' : lines.join('\n');
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
