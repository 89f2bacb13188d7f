import { addSeconds, parseInstant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SocialNotice } from '#ui/messages/socialNotice.ts';
import type { MemberNotice } from '#ui/messages/memberNotice.ts';
import type { PageRequest } from './PageRequest.ts';

/** What was done just before a page of the members area or of a complaint is shown. */
export interface Done {
  readonly type:
    | MemberNotice
    | SocialNotice
    | 'mailSent'
    | 'verified'
    | 'declined'
    | 'sessionEnded'
    | 'signedOut'
    | 'passwordReset'
    | 'accountErased'
    | 'secondStepExpired'
    | 'complaintClosed'
    | 'complaintLeft'
    | 'complaintChanged'
    | 'complaintNotNow';
  /** The short name of a provider of social login. */
  readonly provider?: string;
  /** The mailbox to which a mail was sent. */
  readonly email?: string;
}

/** For how long the address of such a page says it, in seconds: an hour. */
const DONE_SECONDS = 3_600;

/**
 * What was done, for the query `done` of the next page. It is sealed, so that no link of a stranger can claim it, and a log
 * of addresses does not say it.
 */
export function sealDone({ seal, site, now }: PageRequest, done: Done): string {
  return seal.close(purposeOf(site.id), JSON.stringify({ ...done, at: now }));
}

/** Undefined when this server did not seal it for this site, or when it is too old. */
export function openDone({ seal, site, now, query }: PageRequest): Done | undefined {
  const text = seal.open(purposeOf(site.id), query.get('done') ?? '');
  if (text === undefined) return undefined;
  const { at, ...done } = JSON.parse(text) as Done & { readonly at: string };
  const doneAt = parseInstant(at);
  return doneAt === undefined || addSeconds(doneAt, DONE_SECONDS) < now ? undefined : done;
}

function purposeOf(site: SiteId): string {
  return JSON.stringify(['members', site]);
}
