import { parseArgs } from 'node:util';
import type { Settings } from '#config/Settings.ts';
import { parseEmail } from '#domain/forms/email.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { MemberDesk } from '#ports/members/MemberDesk.ts';
import type { PersonalArchive } from '#ports/members/PersonalData.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run --silent privacy -- export <e-mail> [--site <site id>] > archive.json
       npm run privacy -- erase <e-mail> [--site <site id>]
What is stored about an address, with or without an account: a copy of all of it, or its erasure, messages to the
department included. The site may be left out where SITE_ID names one. Every use is recorded.`;

/** What a command prints. */
export type PrivacyCommand = (desk: MemberDesk, operator: Operator) => Promise<string>;

/** Reads the arguments of `npm run privacy`. Throws the usage when they are wrong. */
export function readPrivacyCommand(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): PrivacyCommand {
  const { positionals, values } = parse(args);
  const [name, address = '', ...more] = positionals;
  const site = knownSiteId(values.site ?? settings.SITE_ID);
  if (site === undefined || more.length > 0 || (name !== 'export' && name !== 'erase')) throw new Error(USAGE);
  const email = parseEmail(address);
  if (!email.ok) throw new Error(`${printable(address)} is no e-mail address\n${USAGE}`);
  if (name === 'export')
    return async (desk, operator) => printable(formatArchive(await desk.export(site, email.value, operator)));
  return async (desk, operator) =>
    (await desk.erase(site, email.value, operator))
      ? 'Everything about this address was erased.'
      : 'There is nothing about this address.';
}

/** As JSON; the picture as Base64. */
function formatArchive({ tables, picture }: PersonalArchive): string {
  const file = picture && { type: picture.type, base64: Buffer.from(picture.content).toString('base64') };
  return JSON.stringify({ tables, ...(file !== undefined && { picture: file }) }, null, 2);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { site: { type: 'string' } } });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}
