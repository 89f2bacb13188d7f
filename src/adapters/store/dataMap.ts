import type { PersonalDataKind } from '#domain/members/personalData.ts';
import type { StoreTables } from './StoreTables.ts';

/** A table with personal data. */
export interface PersonalTable<Column extends string = string> {
  /** Its ground is in `PERSONAL_DATA`; its purpose, and when it is deleted, in the words of the notices (`personalDataWords`). */
  readonly kind: PersonalDataKind;
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

/**
 * Every table of the store, and every column with personal data: of which kind it is (PDPA §23,
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
  event_occurrences: 'published',
  event_revisions: 'published',
  former_addresses: 'published',
  retired_slugs: 'published',
  site_media: 'published',
  hits: 'operation',
  reservoirs: 'published',
  readings: 'published',
  water_use: 'published',
  water_simulations: 'operation',
  water_versions: 'operation',
  search_documents: 'published',
  search_names: 'published',
  search_tags: 'published',
  search_words: 'published',
  search_grams: 'published',
  search_state: 'operation',
  feedback_votes: 'operation',
  feedback_comments: {
    kind: 'comments',
    columns: { site: 'archived', day: 'archived', page: 'archived', number: 'archived', comment: 'archived' },
  },
  inbox_messages: {
    kind: 'messages',
    columns: {
      ...{ reference: 'archived', site: 'archived', received_at: 'archived', content: 'archived', done_at: 'archived' },
      ...{ submission: 'secret', digest: 'secret', done_by: 'secret' },
    },
  },
  attachments: {
    kind: 'files',
    columns: {
      ...{ id: 'archived', site: 'archived', name: 'archived', type: 'archived', size: 'archived', hash: 'secret' },
      ...{ saved_at: 'archived', message: 'archived', entry: 'archived', position: 'archived' },
    },
  },
  complaints: {
    kind: 'complaints',
    columns: {
      ...{ id: 'archived', site: 'archived', code: 'archived', filed_at: 'archived', expected_at: 'archived' },
      ...{ language: 'archived', content: 'archived', address: 'archived', member: 'archived', state: 'archived' },
      ...{ finished_at: 'archived', was_reopened: 'archived', is_rated: 'archived' },
      ...{ channel: 'archived', office: 'archived' },
      ...{ password_hash: 'secret', submission: 'secret', digest: 'secret', commitment_key: 'secret' },
    },
  },
  complaint_entries: {
    kind: 'complaints',
    columns: {
      ...{ id: 'archived', complaint: 'archived', number: 'archived', type: 'archived', at: 'archived' },
      ...{ state: 'archived', operator: 'archived', text: 'archived', rating: 'archived' },
      ...{ submission: 'secret', digest: 'secret' },
    },
  },
  complaint_ledger: 'operation',
  ledger_heads: 'operation',
  inbox_uses: {
    kind: 'operatorUses',
    columns: { id: 'secret', at: 'archived', operator: 'archived', action: 'archived', subject: 'archived' },
  },
  sealed_tips: {
    kind: 'tips',
    // In no archive: whose they are is sealed, too.
    columns: { reference: 'secret', site: 'secret', reply_key: 'secret', file: 'secret', day: 'secret' },
  },
  sealed_replies: {
    kind: 'tips',
    columns: { tip: 'secret', number: 'secret', day: 'secret', content: 'secret' },
  },
  outbox: {
    kind: 'mails',
    columns: {
      ...{ id: 'archived', message_id: 'archived', site: 'archived', locale: 'archived', template: 'archived' },
      ...{ recipient: 'archived', content: 'archived', created_at: 'archived', state: 'archived' },
      ...{ due_at: 'archived', leased_until: 'archived', tries: 'archived', ended_at: 'archived', error: 'archived' },
    },
  },
  jobs: 'operation',
  robot_checks: 'operation',
  secret_key: 'operation',
  api_clients: 'operation',
  api_tokens: 'operation',
  members: {
    kind: 'account',
    columns: {
      ...{ id: 'archived', site: 'archived', address: 'archived', email: 'archived', first_name: 'archived' },
      ...{ last_name: 'archived', phone: 'archived', birthday: 'archived', gender: 'archived', user_name: 'archived' },
      ...{ password_hash: 'secret', registered_at: 'archived', verified_at: 'archived', version: 'archived' },
      ...{ terms_version: 'archived', terms_at: 'archived', terms_locale: 'archived' },
    },
  },
  member_pictures: {
    kind: 'picture',
    // In the archive it is a file.
    columns: { member: 'archived', site: 'archived', type: 'archived', content: 'secret' },
  },
  member_sessions: {
    kind: 'sessions',
    columns: {
      ...{ digest: 'secret', member: 'archived', site: 'archived', started_at: 'archived', last_used_at: 'archived' },
      ...{ browser: 'archived', network: 'archived', proved_at: 'archived' },
    },
  },
  provider_links: {
    kind: 'providers',
    // Of the person, who knows their name at the provider, and not for whoever finds the archive.
    columns: { member: 'archived', site: 'archived', provider: 'archived', subject: 'secret', linked_at: 'archived' },
  },
  known_browsers: {
    kind: 'browsers',
    columns: { digest: 'secret', member: 'archived', site: 'archived', last_used_at: 'archived' },
  },
  account_links: {
    kind: 'links',
    columns: {
      ...{ digest: 'secret', site: 'archived', member: 'archived', purpose: 'archived', email: 'archived' },
      ...{ issued_at: 'archived', used_at: 'archived', voided_at: 'archived' },
    },
  },
  authenticators: {
    kind: 'secondFactors',
    columns: {
      ...{ member: 'archived', site: 'archived', secret: 'secret', added_at: 'archived', last_step: 'secret' },
      ...{ wrong_codes: 'archived', wrong_since: 'archived' },
    },
  },
  passkeys: {
    kind: 'secondFactors',
    columns: {
      ...{ id: 'archived', member: 'archived', site: 'archived', public_key: 'archived', counter: 'archived' },
      ...{ transports: 'archived', name: 'archived', added_at: 'archived', last_used_at: 'archived' },
    },
  },
  recovery_codes: {
    kind: 'secondFactors',
    columns: { digest: 'secret', member: 'archived', site: 'archived' },
  },
  second_steps: {
    kind: 'sessions',
    columns: { digest: 'secret', member: 'archived', site: 'archived', started_at: 'archived' },
  },
  security_events: {
    kind: 'events',
    columns: {
      ...{ id: 'archived', site: 'archived', member: 'archived', at: 'archived', kind: 'archived' },
      ...{ browser: 'archived', network: 'archived', operator: 'archived' },
    },
  },
  registration_submissions: 'operation',
  newsletter_subscriptions: {
    kind: 'newsletter',
    columns: {
      ...{ site: 'archived', address: 'archived', email: 'archived', locale: 'archived' },
      ...{ confirmed_at: 'archived', changed_at: 'archived' },
    },
  },
  newsletter_types: {
    kind: 'newsletter',
    columns: { site: 'archived', address: 'archived', type: 'archived', position: 'archived' },
  },
  erasures: {
    kind: 'erasures',
    columns: { digest: 'secret', erased_at: 'archived' },
  },
} as const satisfies DataMap;
