import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Settings } from '#config/Settings.ts';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { MemberDesk } from '#ports/members/MemberDesk.ts';
import type { Sites } from '#ports/Sites.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { archiveReadme } from '../archive/archiveReadme.ts';
import { zipArchive } from '../archive/zipArchive.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run privacy -- export <e-mail> --to <archive.zip> [--site <site id>]
       npm run privacy -- erase <e-mail> [--site <site id>]
What is stored about an address, with or without an account: a copy of all of it with the attached files, or its erasure,
messages to the department included. The site may be left out where SITE_ID names one. Every use is recorded.`;

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
  const email = parseEmail(address);
  if (!email.ok) throw new Error(`${printable(address)} is no e-mail address\n${USAGE}`);
  if (to !== undefined) return (context) => writeArchive(context, site, email.value, to);
  return async ({ desk, operator }) =>
    (await desk.erase(site, email.value, operator))
      ? 'Everything about this address was erased.'
      : 'There is nothing about this address.';
}

/** Writes a new file, which only its owner can read. */
async function writeArchive(
  { desk, operator, sites, contexts, now }: PrivacyContext,
  id: SiteId,
  email: EmailAddress,
  path: string,
): Promise<string> {
  const site = await sites.details(id);
  if (site === undefined) throw new Error(`there is no site ${id}`);
  const archive = await desk.export(id, email, operator);
  const readme = archiveReadme(archive, { site, contexts, now });
  const zip = zipArchive(archive, { readme, now, open: (file) => desk.file(file.id) });
  await pipeline(zip, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return `Everything about this address is in ${printable(path)}.`;
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
