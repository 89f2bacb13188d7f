import type { InboxContent } from '#domain/inbox/inboxContent.ts';
import type { Reference } from '#domain/inbox/reference.ts';
import type { Instant } from '#domain/instant.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { SavedFile } from './Attachments.ts';
import type { Receipt } from './Inbox.ts';

/**
 * The inbox as its operators read it. Messages contain personal data, so every use is recorded: who, when, and what.
 * Throws `Unavailable`.
 */
export interface InboxDesk {
  /** Messages of a site, newest first. */
  list(query: InboxQuery, operator: Operator): Promise<readonly InboxEntry[]>;
  /** One message. Undefined when there is none with this reference. */
  show(reference: Reference, operator: Operator): Promise<InboxEntry | undefined>;
  /** Marks a message as done. One that is done already keeps its first time. */
  markDone(reference: Reference, operator: Operator): Promise<Outcome<undefined, 'messageNotFound'>>;
  /** Messages of a site, oldest first, for a file that leaves the server. */
  export(query: InboxQuery, operator: Operator): Promise<readonly InboxEntry[]>;
  /** Every use of the inbox, newest first; at most `MAX_USES`. */
  uses(): Promise<readonly InboxUse[]>;
}

/** How many uses of the inbox are listed. They are all stored. */
export const MAX_USES = 1_000;

/** Who uses the inbox: the name of the account at the operating system. */
export type Operator = string & { readonly __brand: 'Operator' };

export interface InboxQuery {
  readonly site: SiteId;
  readonly state: 'open' | 'done' | 'all';
}

export interface InboxEntry extends Receipt {
  readonly site: SiteId;
  readonly content: InboxContent;
  /** In the order in which they were attached. */
  readonly files: readonly StoredFile[];
  /** Absent while nobody has marked it as done. */
  readonly done?: { readonly at: Instant; readonly by: Operator };
}

export interface StoredFile extends SavedFile {
  /** Its path within the folder of submissions. */
  readonly path: string;
}

export interface InboxUse {
  readonly at: Instant;
  readonly operator: Operator;
  readonly action:
    | 'list'
    | 'show'
    | 'done'
    | 'export'
    | 'exportTips'
    | 'replyToTip'
    | 'listComplaints'
    | 'showComplaint'
    | 'readComplaintFile'
    | 'fileComplaint'
    | 'takeComplaint'
    | 'askComplainant'
    | 'answerComplaint'
    | 'finishComplaint'
    | 'noteOnComplaint'
    | 'assignComplaint'
    | 'exportComplaints';
  /** The reference of one message or tip, the code of a complaint, or the site and state of several. */
  readonly subject: string;
}
