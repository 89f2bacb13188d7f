import type { StoreTables } from './StoreTables.ts';

/** The grounds of the personal data protection act (PDPA): sections 24 (3), 24 (4), 24 (5), 19 and 24 (6). */
export type Ground = 'contract' | 'publicTask' | 'interest' | 'consent' | 'law';

/** A table with personal data. */
export interface PersonalTable<Column extends string = string> {
  /** What the data is used for. */
  readonly purpose: string;
  readonly ground: Ground;
  /** When it is deleted. */
  readonly keptUntil: string;
  /**
   * Every column: whether it is in the archive that a person may ask for. What is 'secret' would let whoever finds an
   * archive guess a password or use a link.
   */
  readonly columns: Readonly<Record<Column, 'archived' | 'secret'>>;
}

/** A table without personal data: what is published, or what the server needs to work. */
type OtherTable = 'published' | 'operation';

type DataMap = {
  readonly [Table in keyof StoreTables]: OtherTable | PersonalTable<keyof StoreTables[Table] & string>;
};

const ACCOUNT = 'until the member deletes the account; 7 days when its address was never confirmed';

/**
 * Every table of the store, and every column with personal data: what for, on which ground, and for how long (PDPA §23,
 * §37, §39). A table or column that is missing here does not compile, and a test compares the map with the schema.
 */
export const DATA_MAP = {
  publication: 'published',
  sites: 'published',
  site_domains: 'published',
  site_layouts: 'published',
  categories: 'published',
  tags: 'published',
  items: 'published',
  versions: 'published',
  former_addresses: 'published',
  retired_slugs: 'published',
  site_media: 'published',
  hits: 'operation',
  reservoirs: 'published',
  readings: 'published',
  water_use: 'published',
  water_versions: 'operation',
  feedback_votes: 'operation',
  feedback_comments: {
    purpose: 'improving pages; what people write into a comment may be about them',
    ground: 'publicTask',
    keptUntil: 'the department deletes it',
    columns: { site: 'archived', day: 'archived', page: 'archived', number: 'archived', comment: 'archived' },
  },
  inbox_messages: {
    purpose: 'answering messages to the department, and mending what they report',
    ground: 'publicTask',
    keptUntil: '2 years after the message is done',
    columns: {
      ...{ reference: 'archived', site: 'archived', received_at: 'archived', content: 'archived', done_at: 'archived' },
      ...{ submission: 'secret', digest: 'secret', done_by: 'secret' },
    },
  },
  attachments: {
    purpose: 'answering messages to the department',
    ground: 'publicTask',
    keptUntil: 'the message is deleted; a day without a message',
    columns: {
      ...{ id: 'archived', site: 'archived', name: 'archived', type: 'archived', size: 'archived', hash: 'secret' },
      ...{ saved_at: 'archived', message: 'archived', position: 'archived' },
    },
  },
  inbox_uses: {
    purpose: 'knowing which operator read which message',
    ground: 'law',
    keptUntil: 'the department deletes it',
    columns: { id: 'secret', at: 'archived', operator: 'archived', action: 'archived', subject: 'archived' },
  },
  outbox: {
    purpose: 'sending mails',
    ground: 'contract',
    keptUntil: 'the mail is sent, 12 days at most; the record without recipient and content 7 days more',
    columns: {
      ...{ id: 'archived', message_id: 'archived', site: 'archived', locale: 'archived', template: 'archived' },
      ...{ recipient: 'archived', content: 'archived', created_at: 'archived', state: 'archived' },
      ...{ due_at: 'archived', leased_until: 'archived', tries: 'archived', ended_at: 'archived', error: 'archived' },
    },
  },
  jobs: 'operation',
  robot_checks: 'operation',
  api_clients: 'operation',
  api_tokens: 'operation',
  members: {
    purpose: 'the account of a member: finding it, signing in, reaching the member, the profile (spec §3)',
    ground: 'contract',
    keptUntil: ACCOUNT,
    columns: {
      ...{ id: 'archived', site: 'archived', address: 'archived', email: 'archived', first_name: 'archived' },
      ...{ last_name: 'archived', phone: 'archived', birthday: 'archived', gender: 'archived', user_name: 'archived' },
      ...{ password_hash: 'secret', registered_at: 'archived', verified_at: 'archived', version: 'archived' },
      ...{ terms_version: 'archived', terms_at: 'archived', terms_locale: 'archived' },
    },
  },
  member_pictures: {
    purpose: 'the picture of the profile (spec §3)',
    ground: 'contract',
    keptUntil: 'the member removes it, or deletes the account',
    // In the archive it is a file.
    columns: { member: 'archived', site: 'archived', type: 'archived', content: 'secret' },
  },
  member_sessions: {
    purpose: 'being signed in, and recognising the own sessions',
    ground: 'contract',
    keptUntil: 'the session ends, 24 hours at most',
    columns: {
      ...{ digest: 'secret', member: 'archived', site: 'archived', started_at: 'archived', last_used_at: 'archived' },
      ...{ browser: 'archived', network: 'archived', proved_at: 'archived' },
    },
  },
  provider_links: {
    purpose: 'signing in with an account at a provider (spec §3: social login)',
    ground: 'contract',
    keptUntil: 'the member ends the link, or deletes the account',
    // Of the person, who knows their name at the provider, and not for whoever finds the archive.
    columns: { member: 'archived', site: 'archived', provider: 'archived', subject: 'secret', linked_at: 'archived' },
  },
  known_browsers: {
    purpose: 'no mail for the own browser, and tries that are counted apart from those of strangers',
    ground: 'interest',
    keptUntil: '180 days without use',
    columns: { digest: 'secret', member: 'archived', site: 'archived', last_used_at: 'archived' },
  },
  account_links: {
    purpose: 'confirming an address, choosing a new password',
    ground: 'contract',
    keptUntil: '7 days after the mail',
    columns: {
      ...{ digest: 'secret', site: 'archived', member: 'archived', purpose: 'archived', email: 'archived' },
      ...{ issued_at: 'archived', used_at: 'archived', voided_at: 'archived' },
    },
  },
  security_events: {
    purpose: 'showing members and operators that somebody misuses an account',
    ground: 'interest',
    keptUntil: '90 days',
    columns: {
      ...{ id: 'archived', site: 'archived', member: 'archived', at: 'archived', kind: 'archived' },
      ...{ browser: 'archived', network: 'archived', operator: 'archived' },
    },
  },
  registration_submissions: 'operation',
  newsletter_subscriptions: {
    purpose: 'sending news',
    ground: 'consent',
    keptUntil: 'the person unsubscribes; 7 days when the address was never confirmed',
    columns: {
      ...{ site: 'archived', address: 'archived', email: 'archived', locale: 'archived' },
      ...{ confirmed_at: 'archived', changed_at: 'archived' },
    },
  },
  newsletter_types: {
    purpose: 'sending the news that the person chose',
    ground: 'consent',
    keptUntil: 'the same',
    columns: { site: 'archived', address: 'archived', type: 'archived', position: 'archived' },
  },
  erasures: {
    purpose: 'erasing again what comes back with an older copy of the store',
    ground: 'law',
    keptUntil: '730 days',
    columns: { digest: 'secret', erased_at: 'archived' },
  },
} as const satisfies DataMap;
