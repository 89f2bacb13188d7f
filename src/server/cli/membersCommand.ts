import { parseArgs } from 'node:util';
import type { Settings } from '#config/Settings.ts';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { memberId, type MemberId } from '#domain/members/profile.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import type { MemberDesk } from '#ports/members/MemberDesk.ts';
import { describeMember, describeSessions } from './describeMembers.ts';
import { printable } from './printable.ts';

const USAGE = `usage: npm run members -- find <e-mail> [--site <site id>]
       npm run members -- sessions <member id>
       npm run members -- end-sessions <member id>
       npm run members -- remove-second-factor <member id>         who has lost it, with the recovery codes
       npm run members -- erase <e-mail> [--site <site id>]        the account, and everything else about the address
The site may be left out where SITE_ID names one. Every use is recorded.`;

/** What a command prints. */
export type MembersCommand = (desk: MemberDesk, operator: Operator) => Promise<readonly string[]>;

/** Reads the arguments of `npm run members`. Throws the usage when they are wrong. */
export function readMembersCommand(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): MembersCommand {
  const command = commandOf(args, settings);
  return async (...given) => (await command(...given)).map(printable);
}

function commandOf(args: readonly string[], settings: Pick<Settings, 'SITE_ID'>): MembersCommand {
  const { positionals, values } = parse(args);
  const [name, subject, ...more] = positionals;
  if (subject === undefined || more.length > 0) throw new Error(USAGE);
  switch (name) {
    case 'find':
      return find(siteOf(values.site, settings), emailOf(subject));
    case 'sessions':
      return sessions(idOf(subject, values.site));
    case 'end-sessions':
      return endSessions(idOf(subject, values.site));
    case 'remove-second-factor':
      return removeSecondFactor(idOf(subject, values.site));
    case 'erase':
      return erase(siteOf(values.site, settings), emailOf(subject));
    default:
      throw new Error(USAGE);
  }
}

function find(site: SiteId, email: EmailAddress): MembersCommand {
  return async (desk, operator) => {
    const member = await desk.find(site, email, operator);
    return member === undefined ? [`The site ${site} has no account with this address.`] : describeMember(member);
  };
}

function sessions(id: MemberId): MembersCommand {
  return async (desk, operator) => {
    const outcome = await desk.sessions(id, operator);
    if (!outcome.ok) throw new Error(noMember(id));
    return describeSessions(outcome.value);
  };
}

function endSessions(id: MemberId): MembersCommand {
  return async (desk, operator) => {
    const outcome = await desk.endSessions(id, operator);
    if (!outcome.ok) throw new Error(noMember(id));
    return [`${outcome.value} ${outcome.value === 1 ? 'session' : 'sessions'} ended.`];
  };
}

function removeSecondFactor(id: MemberId): MembersCommand {
  return async (desk, operator) => {
    const outcome = await desk.removeSecondFactor(id, operator);
    if (!outcome.ok) throw new Error(noMember(id));
    return [outcome.value ? 'The second factor was removed.' : 'This account has no second factor.'];
  };
}

function erase(site: SiteId, email: EmailAddress): MembersCommand {
  return async (desk, operator) => {
    const isErased = await desk.erase(site, email, operator);
    return [isErased ? 'Everything about this address was erased.' : 'There is nothing about this address.'];
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { site: { type: 'string' } } });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}

function siteOf(given: string | undefined, settings: Pick<Settings, 'SITE_ID'>): SiteId {
  const site = knownSiteId(given ?? settings.SITE_ID);
  if (site === undefined) throw new Error(USAGE);
  return site;
}

function emailOf(text: string): EmailAddress {
  const email = parseEmail(text);
  if (!email.ok) throw new Error(`${printable(text)} is no e-mail address`);
  return email.value;
}

/** An id is of one site already. */
function idOf(text: string, site: string | undefined): MemberId {
  const id = memberId(text);
  if (id === undefined || site !== undefined) throw new Error(USAGE);
  return id;
}

function noMember(id: MemberId): string {
  return `there is no member ${printable(id)}; find prints the id of an address`;
}
