import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Settings } from '#config/Settings.ts';
import { parseEmail } from '#domain/forms/email.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { MemberDesk } from '#ports/members/MemberDesk.ts';
import type { PersonalArchive } from '#ports/members/PersonalData.ts';
import type { Sites } from '#ports/Sites.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { archiveReadme } from '../archive/archiveReadme.ts';
import { zipArchive } from '../archive/zipArchive.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run privacy -- export <e-mail or phone> --to <archive.zip> [--site <site id>]
       npm run privacy -- erase <e-mail or phone> [--site <site id>]
What is stored about an address, with or without an account: a copy of all of it with the attached files, or its erasure,
messages to the department and complaints included. With a phone number: the messages and complaints that give it, and no
account. The site may be left out where SITE_ID names one. Every use is recorded.`;

/** What a command works with. */
export interface PrivacyContext {
  readonly desk: MemberDesk;
  readonly operator: Operator;
  readonly sites: Pick<Sites, 'details'>;
  readonly contexts: Readonly<Record<Locale, RenderContext>>;
  readonly now: Instant;
}

/** @returns what it prints */
export type PrivacyCommand = (context: PrivacyContext) => Promise<string>;

/** Reads the arguments of `npm run privacy`. Throws the usage when they are wrong. */
export function readPrivacyCommand(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): PrivacyCommand {
  const { positionals, values } = parse(args);
  const [name, address = '', ...more] = positionals;
  const site = knownSiteId(values.site ?? settings.SITE_ID);
  if (site === undefined || more.length > 0 || (name !== 'export' && name !== 'erase')) throw new Error(USAGE);
  const { to } = values;
  if ((name === 'export') !== (to !== undefined)) throw new Error(USAGE);
  const person = personOf(address, site);
  if (to !== undefined) return (context) => writeArchive(context, site, person, to);
  return async ({ desk, operator }) =>
    (await person.erase(desk, operator)) ? `${person.all} was erased.` : person.nothing;
}

/** Who asks, and how what is theirs is found. */
interface AskingPerson {
  /** What is printed about it. */
  readonly all: string;
  readonly nothing: string;
  export(desk: MemberDesk, operator: Operator): Promise<PersonalArchive>;
  erase(desk: MemberDesk, operator: Operator): Promise<boolean>;
}

function personOf(text: string, site: SiteId): AskingPerson {
  const email = parseEmail(text);
  if (email.ok)
    return {
      all: 'Everything about this address',
      nothing: 'There is nothing about this address.',
      export: (desk, operator) => desk.export(site, email.value, operator),
      erase: (desk, operator) => desk.erase(site, email.value, operator),
    };
  const phone = parsePhone(text);
  if (!phone.ok) throw new Error(`${printable(text)} is no e-mail address and no phone number\n${USAGE}`);
  return {
    all: 'Every message and complaint with this phone number',
    nothing: 'There is no message or complaint with this phone number.',
    export: (desk, operator) => desk.exportByPhone(site, phone.value, operator),
    erase: (desk, operator) => desk.eraseByPhone(site, phone.value, operator),
  };
}

/** Writes a new file, which only its owner can read. */
async function writeArchive(
  { desk, operator, sites, contexts, now }: PrivacyContext,
  id: SiteId,
  person: AskingPerson,
  path: string,
): Promise<string> {
  const site = await sites.details(id);
  if (site === undefined) throw new Error(`there is no site ${id}`);
  const archive = await person.export(desk, operator);
  const readme = archiveReadme(archive, { site, contexts, now });
  const zip = zipArchive(archive, { readme, now, open: (file) => desk.file(file.id) });
  await pipeline(zip, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return `${person.all} is in ${printable(path)}.`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { site: { type: 'string' }, to: { type: 'string' } },
    });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}
