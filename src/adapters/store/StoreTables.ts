import type { PersonName } from '#domain/forms/personName.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { SearchType } from '#domain/search/search.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { AttachmentType } from '#domain/files/attachment.ts';
import type { AttachmentName } from '#domain/files/attachmentName.ts';
import type { CommentText } from '#domain/feedback/comment.ts';
import type { PagePath } from '#domain/feedback/pagePath.ts';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { Reference } from '#domain/inbox/reference.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { MailContent } from '#domain/mail/mail.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Crop, Season, WaterRegion } from '#domain/water/codes.ts';
import type { ReservoirSize } from '#domain/water/water.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type { InboxUse, Operator } from '#ports/InboxDesk.ts';
import type { JobName } from '#ports/Jobs.ts';
import type { MailId } from '#ports/Outbox.ts';
import type { ReplyKey } from '#ports/TipHolders.ts';
import type { Generated } from 'kysely';
import type { ComplaintTables } from './ComplaintTables.ts';
import type { MemberTables } from './MemberTables.ts';

/**
 * The store's tables. Published rows have the generations that they are part of, from `from_generation` up to, but not
 * including, `to_generation`. One number, `publication.live`, is the published generation, which readers see.
 */
export interface StoreTables extends MemberTables, ComplaintTables {
  readonly publication: PublicationTable;
  readonly sites: SiteTable;
  readonly site_domains: SiteChild & { readonly domain: HostName };
  readonly site_layouts: SiteChild & { readonly locale: Locale; readonly layout: string };
  readonly categories: SiteChild & {
    readonly kind: ContentKind;
    readonly code: string;
    readonly parent: string | null;
    readonly position: number;
    readonly label_th: string;
    readonly label_en: string;
  };
  readonly tags: SiteChild & { readonly code: string; readonly label_th: string; readonly label_en: string };
  readonly items: ItemTable;
  readonly versions: VersionTable;
  readonly event_occurrences: EventOccurrenceTable;
  /** The highest revision that an event has ever had, also in imports that were interrupted. */
  readonly event_revisions: { readonly site: SiteId; readonly slug: Slug; readonly revision: number };
  readonly former_addresses: FormerAddressTable;
  readonly retired_slugs: ItemKey & Generations & { readonly first_published_at: Instant };
  /** Media, by their hash, that a site publishes or once published. */
  readonly site_media: { readonly site: SiteId; readonly hash: string };
  readonly hits: ItemKey & { readonly hits: number };
  readonly reservoirs: ReservoirTable;
  readonly readings: ReadingTable;
  readonly water_use: WaterUseTable;
  /** Sites whose readings are invented: see `WaterSimulation`. */
  readonly water_simulations: {
    readonly site: SiteId;
    readonly seed: number;
    /** The last day that was invented; null when some may be missing before, because the register has changed. */
    readonly until: CalendarDate | null;
  };
  /** `version`: another one after every import of water figures that changes something. */
  readonly water_versions: { readonly site: SiteId; readonly version: string };
  readonly search_documents: SearchDocumentTable;
  readonly search_names: SearchNameTable;
  readonly search_tags: { readonly tag: string; readonly document: number };
  /** The words that are in any document, or once were. */
  readonly search_words: { readonly word: string };
  /** The pairs of characters of which they consist, by which those with a part are found. */
  readonly search_grams: { readonly gram: string; readonly word: string };
  /** One row: with which version of the rules for words the index was made; empty until it is made. */
  readonly search_state: { readonly id: 1; readonly words_version: string };
  readonly feedback_votes: FeedbackKey & { readonly useful: number; readonly not_useful: number };
  readonly feedback_comments: FeedbackKey & {
    /** Counts the comments of the site. */
    readonly number: number;
    readonly comment: CommentText;
  };
  readonly inbox_messages: InboxMessageTable;
  readonly attachments: AttachmentTable;
  readonly inbox_uses: InboxUse & {
    /** Random: two uses may happen in the same millisecond. */
    readonly id: string;
  };
  readonly sealed_tips: SealedTipTable;
  readonly sealed_replies: {
    readonly tip: Reference;
    /** From 1, oldest first. */
    readonly number: number;
    readonly day: CalendarDate;
    readonly content: Uint8Array;
  };
  readonly outbox: OutboxTable;
  readonly jobs: JobTable;
  /** Robot checks that are spent, until they expire. */
  readonly robot_checks: {
    readonly id: string;
    /** The hash of what it was spent for. */
    readonly used_for: string;
    readonly expires_at: Instant;
  };
  /** One row when a server has started: see `SecretKeyRecord`. */
  readonly secret_key: { readonly id: 1; readonly digest: string };
  readonly api_clients: {
    readonly client_id: string;
    readonly name: string;
    readonly secret_hash: string;
    readonly created_at: Instant;
    /** `ApiScope`s, separated by spaces. */
    readonly scopes: string;
    /** Whose it is, and at which site they work; null for a program. */
    readonly person: PersonName | null;
    readonly site: SiteId | null;
  };
  readonly api_tokens: { readonly token_hash: string; readonly client_id: string; readonly expires_at: Instant };
}

/**
 * A time at which an event takes place: all until the horizon (`calendarHorizon`), and at least one. Belongs to one row of
 * `versions`, and is deleted with it.
 */
export interface EventOccurrenceTable extends ItemKey, Pick<Generations, 'from_generation'> {
  readonly locale: Locale;
  readonly starts_at: Instant;
  readonly ends_at: Instant;
  /** Of the same event, the time before this one; null for the first. One row of an event is the next at any time. */
  readonly previous_ends_at: Instant | null;
}

/** Belongs to one row of `items`, and is deleted with it. */
interface FormerAddressTable extends ItemKey, Pick<Generations, 'from_generation'> {
  readonly former_kind: ContentKind;
  readonly former_slug: Slug;
}

export interface Generations {
  readonly from_generation: number;
  readonly to_generation: number | null;
}

export interface ItemKey {
  readonly site: SiteId;
  readonly kind: ContentKind;
  readonly slug: Slug;
}

/** A table with one row. */
interface PublicationTable {
  readonly id: number;
  readonly live: number;
  /** Another one for each published generation, even when a restored backup uses the number of one again. */
  readonly version: string;
  /** The import that may write: one that has lost its lock finds another name here and stops. */
  readonly publisher: string;
}

interface SiteTable extends Generations {
  readonly site: SiteId;
  /** JSON of `SiteDetails`. */
  readonly details: string;
  /** The hash of the archive without its items. */
  readonly hash: string;
}

/** Belongs to one row of `sites`, and is deleted with it. */
interface SiteChild {
  readonly site: SiteId;
  readonly from_generation: number;
}

export interface ItemTable extends ItemKey, Generations {
  /** JSON: tag codes. */
  readonly tags: string;
  /** JSON: the related items that the department chose, `{ kind, slug }`. */
  readonly related: string;
  readonly first_published_at: Instant | null;
  /** The hash of the whole item, by which changes are found. */
  readonly hash: string;
  /** The reference day of relative times; null for items that were imported before this column existed. */
  readonly first_imported_at: Instant | null;
  /** JSON: the list key of each language's version; null when the list is sorted by publication. */
  readonly list_keys: string | null;
  /** Of an event (`eventRevision`), and null for other kinds. */
  readonly revision: number | null;
  /** When an import gave the event its revision; null before the first that did. */
  readonly revised_at: Instant | null;
  /** The hash of all that a calendar shows of the event. */
  readonly calendar_hash: string | null;
}

export interface VersionTable extends ItemKey, Generations {
  readonly locale: Locale;
  // Copied from the item, so that one index serves one list.
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly featured: number;
  readonly published_at: Instant;
  readonly updated_at: Instant | null;
  readonly withdrawn_at: Instant | null;
  readonly title: string;
  readonly summary: string;
  /** JSON of `Picture`. */
  readonly cover: string | null;
  /** JSON of `Attachment[]`. */
  readonly attachments: string;
  /** JSON of `ContentDetail`. */
  readonly detail: string;
  // After all columns that lists show, so that SQLite need not read the bodies for a list. Lists read the columns
  // behind it from an index.
  readonly body_html: string;
  /** Sorts the list of the kind, as text; null when that is sorted by publication. */
  readonly list_key: string | null;
  /**
   * When an event ends, a recurring one for the last time; the last instant (`ENDLESS`) when that is not before the
   * horizon. Null for other kinds.
   */
  readonly ends_at: Instant | null;
  /** Only for searching: no page reads it. */
  readonly attachment_text: string | null;
}

/**
 * What a search can find, in one language: a version of an item, or a reservoir. Its words are in the full-text index
 * under its id. Reservoirs are part of every generation, and published since ever.
 */
export interface SearchDocumentTable extends Generations {
  /** Higher for what was published later: see `newDocumentIds`. */
  readonly id: number;
  readonly site: SiteId;
  readonly kind: SearchType;
  readonly slug: Slug;
  readonly locale: Locale;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly published_at: Instant | '';
  readonly withdrawn_at: Instant | null;
  /** The days on which an event takes place, and the day on which another item was published; null for a reservoir. */
  readonly first_day: CalendarDate | null;
  readonly last_day: CalendarDate | null;
  /** A snapshot: see `StoreSearchIndex`. */
  readonly hits: Generated<number>;
  /** 1 for a document of the sample: see `isInSample`. */
  readonly sampled: 0 | 1;
}

/** Apart from documents, of which a search reads thousands. */
interface SearchNameTable {
  readonly document: number;
  /** As readers compare it: see `foldText`. */
  readonly title: string;
  /** Words of the index with spaces between them. */
  readonly title_words: string;
  readonly name_words: string;
}

interface FeedbackKey {
  readonly site: SiteId;
  readonly day: CalendarDate;
  readonly page: PagePath;
}

export interface ReservoirTable {
  readonly site: SiteId;
  readonly id: Slug;
  readonly size: ReservoirSize;
  /** In the register; null when the register no longer has it: then it is not shown, but its readings stay. */
  readonly position: number | null;
  /** JSON of `Reservoir`. */
  readonly details: string;
}

/** Recorded figures: a correction is a new row, and no row is ever changed or deleted. */
interface Recorded {
  readonly date: CalendarDate;
  readonly revision: number;
  readonly source_th: string;
  readonly source_en: string;
  readonly recorded_at: Instant;
}

export interface ReadingTable extends Recorded {
  readonly site: SiteId;
  readonly reservoir: Slug;
  /** Copied from the reservoir, so that one index finds the days of a size; null while it is not shown. */
  readonly size: ReservoirSize | null;
  readonly volume: number | null;
  readonly storage: number;
  readonly inflow: number | null;
  readonly outflow: number | null;
}

export interface WaterUseTable extends Recorded {
  readonly site: SiteId;
  readonly year: number;
  readonly season: Season;
  readonly region: WaterRegion;
  readonly crop: Crop;
  readonly area: number | null;
  readonly invented: number;
}

export interface InboxMessageTable {
  readonly reference: Reference;
  readonly site: SiteId;
  /** The hash of the submission id, which is not stored: it is the key of the digest. */
  readonly submission: string;
  /** The keyed digest of the content and of the files' contents. */
  readonly digest: string;
  readonly received_at: Instant;
  /** JSON of `InboxContent`. */
  readonly content: string;
  readonly done_at: Instant | null;
  readonly done_by: Operator | null;
}

/** The files on the disk: each row is written after its file, and deleted before it. */
export interface AttachmentTable {
  readonly id: AttachmentId;
  readonly site: SiteId;
  readonly name: AttachmentName;
  readonly type: AttachmentType;
  readonly size: number;
  /** Of the content. */
  readonly hash: string;
  readonly saved_at: Instant;
  /** Of the message that it belongs to, or the entry of a complaint; both null while it waits for one. */
  readonly message: Reference | null;
  readonly entry: string | null;
  /** Among the files of the message or entry. */
  readonly position: number | null;
}

/** Sealed tips on the disk: each row is written after its file. */
export interface SealedTipTable {
  readonly reference: Reference;
  readonly site: SiteId;
  /** Public: its private half is made from the code on the receipt. */
  readonly reply_key: ReplyKey;
  /** Its name in the folder of tips, at random. */
  readonly file: string;
  /** In the department's time zone; no column says more. */
  readonly day: CalendarDate;
}

/** Mails. A row is written in the transaction of the act that causes the mail. */
export interface OutboxTable {
  readonly id: MailId;
  readonly message_id: string;
  readonly site: SiteId;
  readonly locale: Locale;
  readonly template: MailContent['template'];
  /** Null when the mail was sent. */
  readonly recipient: EmailAddress | null;
  /** JSON of `MailContent`; null when the mail was sent. */
  readonly content: string | null;
  readonly created_at: Instant;
  readonly state: 'waiting' | 'sent' | 'failed';
  /** When it is tried next; null when it is not tried again. */
  readonly due_at: Instant | null;
  /** Until when a process has it for itself. */
  readonly leased_until: Instant | null;
  readonly tries: number;
  /** When it was sent, or tried for the last time. */
  readonly ended_at: Instant | null;
  /** Of the last try; without personal data. */
  readonly error: string | null;
}

/** A row for each job that has run. */
export interface JobTable {
  readonly name: JobName;
  /** When it runs next. Where pg-boss has the queue, this and the lease are null. */
  readonly due_at: Instant | null;
  /** Names the run that has the job for itself until `leased_until`. */
  readonly lease: string | null;
  readonly leased_until: Instant | null;
  readonly succeeded_at: Instant | null;
  /** Since it succeeded for the last time. */
  readonly failures: number;
  readonly failed_at: Instant | null;
  readonly error: string | null;
}
