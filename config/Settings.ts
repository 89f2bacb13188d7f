import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as field from '#adapters/schema/field.ts';
import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';
import { DEFAULT_OFFERS, EVERYTHING, parseApiOffers, type ApiArea } from './apiOffers.ts';
import { parseEmbedOrigins } from './embedOrigins.ts';
import { MEMBER_FIELDS, parseMemberFields, type MemberFieldNames } from './memberFields.ts';
import { parseClamdAddress, type ClamdAddress } from './clamdAddress.ts';
import { parseSmtpUrl, type SmtpServer } from './smtpServer.ts';
import { parseProviderIds, readSocialLogins, type SocialLogin } from './socialLogins.ts';

const SERVES = ['web', 'api', 'both'] as const;
const VIRUS_SCANS = ['required', 'off'] as const;
const MEGABYTE = 1_048_576;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Every setting, read once at start from the environment (docs/operating.md has the table). A property is a setting of
 * that name.
 */
export class Settings {
  @field.integer(0, 65_535) readonly PORT: number = 3000;
  /** Address to listen on; by default, every address. */
  @field.optional() @field.text() readonly HOST?: string;
  /** Folder of the embedded store and of media; in front of a department's API, of its stale copies too. */
  @field.text() readonly DATA_DIR: string = 'var';
  /** PostgreSQL instead of the embedded store. */
  @field.optional()
  @field.pattern(/^postgres(ql)?:\/\/\S+$/, 'an address like postgres://user@host/database')
  readonly DATABASE_URL?: string;
  /** The department's API, for the areas that it offers. */
  @field.optional() @field.serviceUrl() readonly API_BASE_URL?: string;
  /** What that API offers, with commas between; `sites` when left out. */
  @field.optional()
  @field.parsed(
    (text) => (parseApiOffers(text) === undefined ? undefined : text),
    'everything, or sites alone or with members, content or water, with commas between',
  )
  readonly API_OFFERS?: string;
  /** Where members sign in at that API, if it offers them; without it they come from the own store. */
  @field.optional() @apiPath() readonly MEMBER_LOGIN_PATH?: string;
  /** Confirms the link in a mail to a new account. */
  @field.optional() @apiPath() readonly MEMBER_VERIFY_PATH?: string;
  /** Has that mail sent again. */
  @field.optional() @apiPath() readonly MEMBER_RESEND_PATH?: string;
  /** Has a link mailed to who forgot the password. */
  @field.optional() @apiPath() readonly MEMBER_FORGOT_PATH?: string;
  /** Sets the new password by that link. */
  @field.optional() @apiPath() readonly MEMBER_RESET_PATH?: string;
  /** What that API calls the fields of members: `firstName=first_name,phone=mobile`. */
  @field.optional()
  @field.parsed(
    parseMemberFields,
    `names like firstName=first_name, with commas between, of ${MEMBER_FIELDS.join(', ')}`,
  )
  readonly MEMBER_FIELDS?: MemberFieldNames;
  @field.optional() @field.string() readonly API_CLIENT_ID?: string;
  @field.optional() @field.string() readonly API_CLIENT_SECRET?: string;
  /** Name of sites that neither the API nor the content folder names: `ชื่อไทย | English name`, or one for both. */
  @field.optional()
  @field.parsed(parseSiteName, 'a name, or a Thai and an English one with | between')
  readonly SITE_NAME?: Readonly<Record<'th' | 'en', string>>;
  /** Scheme and host of such sites; by default their domain with https. */
  @field.optional()
  @field.pattern(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'scheme and host, like https://www.example.go.th')
  readonly PUBLIC_ORIGIN?: string;
  /** How to reach the department of such sites. */
  @field.optional() @field.text(40) readonly CONTACT_PHONE?: string;
  @field.optional() @field.pattern(/^[^\s@]+@[^\s@]+$/, 'an e-mail address') readonly CONTACT_EMAIL?: string;
  /** Hotline of such sites: digits to dial, and digits to press then, if any. */
  @field.optional()
  @field.pattern(/^\d{2,10}( \d{1,5})?$/, 'digits, or digits, a blank and digits, like 1111 78')
  readonly HOTLINE?: string;
  /** The global site id; 0 and 9999 mean that the site is looked up by its domain (spec §4). */
  @field.pattern(/^[\w-]{1,64}$/, 'a site id: letters, digits, _ and -') readonly SITE_ID: string = '9999';
  /** Origins of other websites whose pages may show a reservoir in a frame; none by default. */
  @field.optional()
  @field.parsed(
    parseEmbedOrigins,
    'origins like https://www.example.go.th or https://*.example.org, with commas between',
  )
  readonly EMBED_ORIGINS?: readonly string[];
  /** Prefix of the name of the client token's cookie (spec §3). */
  @field.optional()
  @field.pattern(/^[\w-]{1,64}$/, 'letters, digits, _ and -, 64 at most')
  readonly SITE_ROLE?: string;
  @field.oneOf(...SERVES) readonly SERVE: (typeof SERVES)[number] = 'web';
  /** Express's `trust proxy`: a hop count or a list of addresses. `true` would let a visitor choose their address. */
  @field.optional()
  @field.parsed(parseProxies, 'a number of proxies or a list of addresses, never true')
  readonly TRUST_PROXY?: string;
  /** Encrypts cookies. By default, a key is created in the data folder. */
  @field.optional()
  @field.pattern(/^(?!(.)\1*$).{32,}$/s, 'at least 32 characters that nobody can guess, not one repeated')
  readonly SECRET_KEY?: string;
  /** The fingerprint of the key of the store that `SECRET_KEY` replaces. */
  @field.optional()
  @field.pattern(/^[0-9a-f]{12}$/, 'the fingerprint that a start with another key names')
  readonly SECRET_KEY_REPLACES?: string;
  @field.oneOf(...LOG_LEVELS) readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
  /** Path under which the site is mounted, `/portal`; usually empty. */
  @field.pattern(/^(\/[\w-]+)*$/, 'empty or begin with / and not end with it') readonly BASE_PATH: string = '';
  /** `production` on a real website; set by `npm start` too. */
  @field.optional() @field.text() readonly NODE_ENV?: string;
  /** Content folder imported on the first start, while nothing is published; `none` imports nothing. */
  @field.optional() @field.text() readonly FIRST_CONTENT?: string;
  /** Requests to our API per client and minute. */
  @field.integer(1, 1_000_000) readonly API_CLIENT_LIMIT: number = 30_000;
  /** Requests for a token per address and minute. */
  @field.integer(1, 1_000_000) readonly API_TOKEN_LIMIT: number = 60;
  /** Size limit of the copies of the API's media in the data folder, in millions of bytes; 0 stores none. */
  @field.integer(0, 1_000_000) readonly MEDIA_CACHE_MB: number = 500;
  /** Size limit of the complete responses that are kept in memory, in millions of bytes; 0 keeps none. */
  @field.integer(0, 100_000) readonly PAGE_CACHE_MB: number = 64;
  /** How long a page is kept in front of an API that has no versions of its sites, in seconds. */
  @field.integer(1, 3_600) readonly PAGE_CACHE_SECONDS: number = 10;
  /**
   * Time limit of a page's reads and of one request to the department's API, in milliseconds. Longer than what a page
   * waits for a response while it has an old copy, and than a deferred part has.
   */
  @field.integer(1_600, 60_000) readonly REQUEST_DEADLINE_MS: number = 3_000;
  /** Messages of one kind that are accepted from one network in an hour; mobile networks have thousands behind an address. */
  @field.integer(1, 1_000_000) readonly MESSAGES_PER_HOUR: number = 30;
  /** Votes and comments on pages that are accepted from one network in an hour. */
  @field.integer(1, 1_000_000) readonly FEEDBACK_PER_HOUR: number = 60;
  /** Minutes after which a member who does nothing is signed out; 24 hours in any case (spec §9). */
  @field.integer(1, 1_440) readonly SESSION_IDLE_MINUTES: number = 120;
  /** Tries to sign in to one account from one network in a minute. */
  @field.integer(1, 1_000_000) readonly ACCOUNT_LOGINS_PER_MINUTE: number = 5;
  /** Tries to sign in from one network in a minute, over all accounts. */
  @field.integer(1, 1_000_000) readonly NETWORK_LOGINS_PER_MINUTE: number = 200;
  /** Robot checks that one network can begin in an hour. */
  @field.integer(1, 1_000_000) readonly ROBOT_CHECKS_PER_HOUR: number = 300;
  /** Size limit of one attached file in megabytes (spec §5: 5; another message of it says 50). */
  @field.integer(1, 1_000) readonly ATTACHMENT_MAX_MB: number = 5;
  /** Megabytes of attached files per network and day. */
  @field.integer(1, 1_000_000) readonly ATTACHMENT_QUOTA_MB: number = 1_000;
  /** Whether attached files are searched for viruses. With `CLAMD_ADDRESS`, they are unless this says `off`. */
  @field.optional() @field.oneOf(...VIRUS_SCANS) readonly VIRUS_SCAN?: (typeof VIRUS_SCANS)[number];
  /** Where clamd listens. */
  @field.optional()
  @field.parsed(parseClamdAddress, 'host:port, or the path of a socket')
  readonly CLAMD_ADDRESS?: ClamdAddress;
  /** To which tips are sealed: the private key is on no server. Without it, the forms for tips are closed. */
  @field.optional()
  @field.pattern(/^age1[02-9ac-hj-np-z]{58}$/, 'a public key that npm run tips:keygen has printed')
  readonly TIPS_PUBLIC_KEY?: string;
  /** Days after which a message that is done is deleted. The pages of the forms promise two years at most. */
  @field.integer(1, 730) readonly KEEP_MESSAGES_DAYS: number = 730;
  /** Days within which a complaint is answered: the page of its form and its receipt say the date. */
  @field.integer(1, 365) readonly COMPLAINT_ANSWER_DAYS: number = 30;
  /** A file with the rules by which new complaints get their office. */
  @field.optional() @field.text() readonly COMPLAINT_OFFICES?: string;
  /** A file with words that mean the same in searches. */
  @field.optional() @field.text() readonly SEARCH_SYNONYMS?: string;
  /** A file with prepared replies to complaints. */
  @field.optional() @field.text() readonly COMPLAINT_REPLIES?: string;
  /** The private key that signs published heads of the ledger of complaints; `ledger-key` in the data folder by default. */
  @field.optional() @field.text() readonly LEDGER_KEY_FILE?: string;
  /** Days after which a complaint that was finished or withdrawn is deleted. The page of its form promises two years at most. */
  @field.integer(1, 730) readonly KEEP_COMPLAINTS_DAYS: number = 730;
  /** Days after which a tip is deleted; without it, somebody decides about each. */
  @field.optional() @field.integer(1, 36_500) readonly KEEP_TIPS_DAYS?: number;
  /** The mail server that accepts our mails; without it they are written to files. */
  @field.optional()
  @field.parsed(parseSmtpUrl, 'an address like smtp://user:password@host:587 or smtps://…')
  readonly SMTP_URL?: SmtpServer;
  /** The address of the sender of all mails. */
  @field.optional()
  @field.pattern(/^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'an e-mail address')
  readonly MAIL_FROM?: string;

  /** Providers with whose accounts members may sign in: their short names, with commas between. */
  @field.optional()
  @field.parsed(
    (text) => (parseProviderIds(text) === undefined ? undefined : text),
    'short names like google,thaid: small letters and digits, each once',
  )
  readonly SOCIAL_LOGIN?: string;

  /** What the settings `SOCIAL_LOGIN_…` say of each of them. */
  #socialLogins: readonly SocialLogin[] = [];

  /** How many requests may be worked on at once, uploads aside, which have half as many places of their own. */
  @field.integer(1, 10_000) readonly MAX_IN_FLIGHT: number = 100;
  /** How long the server goes on after SIGTERM while load balancers notice that it is not ready, in seconds. */
  @field.integer(0, 5) readonly DRAIN_SECONDS: number = 3;

  get socialLogins(): readonly SocialLogin[] {
    return this.#socialLogins;
  }

  /** They are not read with the others, because their names have the names of providers in them. */
  setSocialLogins(socialLogins: readonly SocialLogin[]): void {
    this.#socialLogins = socialLogins;
  }

  get dataFolder(): string {
    return resolve(this.DATA_DIR);
  }

  get mediaFolder(): string {
    return resolve(this.DATA_DIR, 'media');
  }

  /** What imports of content have built, so that the next one need not. */
  get buildCacheFile(): string {
    return resolve(this.DATA_DIR, 'build-cache');
  }

  /** Folder of the files that visitors attach; nothing in it is ever served. */
  get submissionsFolder(): string {
    return resolve(this.DATA_DIR, 'submissions');
  }

  /** Folder of sealed tips. */
  get tipsFolder(): string {
    return resolve(this.DATA_DIR, 'tips');
  }

  /** The private key that signs heads of the ledger of complaints. */
  get ledgerKeyFile(): string {
    return resolve(this.DATA_DIR, this.LEDGER_KEY_FILE ?? 'ledger-key');
  }

  /** Folder of mails where no mail server is set. */
  get outboxFolder(): string {
    return resolve(this.DATA_DIR, 'outbox');
  }

  /** For how many days what people send is kept. */
  get keptDays() {
    return { messages: this.KEEP_MESSAGES_DAYS, complaints: this.KEEP_COMPLAINTS_DAYS, tips: this.KEEP_TIPS_DAYS };
  }

  /** Empty when no page may be shown in a frame. */
  get embedOrigins(): readonly string[] {
    return this.EMBED_ORIGINS ?? [];
  }

  get attachmentMaxBytes(): number {
    return this.ATTACHMENT_MAX_MB * MEGABYTE;
  }

  get attachmentQuotaBytes(): number {
    return this.ATTACHMENT_QUOTA_MB * MEGABYTE;
  }

  /** Undefined when files are not searched for viruses. */
  get clamdAddress(): ClamdAddress | undefined {
    return this.VIRUS_SCAN === 'off' ? undefined : this.CLAMD_ADDRESS;
  }

  /** Absent for none. */
  get mediaCache(): { readonly folder: string; readonly maxBytes: number } | undefined {
    const maxBytes = this.MEDIA_CACHE_MB * 1_000_000;
    return maxBytes === 0 ? undefined : { folder: resolve(this.DATA_DIR, 'media-copies'), maxBytes };
  }

  /**
   * Undefined when nothing is imported. The default is the sample department, but not for a database or in front of an
   * API, which are meant for real content.
   */
  get firstContent(): string | undefined {
    const isReal = this.DATABASE_URL !== undefined || this.API_BASE_URL !== undefined;
    const folder = this.FIRST_CONTENT ?? (isReal ? 'none' : 'content');
    return folder === 'none' ? undefined : folder;
  }

  /** What comes from the department's API; nothing without one. */
  get apiAreas(): ReadonlySet<ApiArea | typeof EVERYTHING> {
    if (this.API_BASE_URL === undefined) return new Set();
    return parseApiOffers(this.API_OFFERS ?? DEFAULT_OFFERS) ?? new Set();
  }

  /** How members are reached at the API. Undefined where they come from the own store, or from Thara's API tier. */
  get membersOfApi() {
    const { MEMBER_LOGIN_PATH: login, MEMBER_VERIFY_PATH: verify, MEMBER_RESEND_PATH: resend } = this;
    const { MEMBER_FORGOT_PATH: request, MEMBER_RESET_PATH: confirm } = this;
    if (!this.hasStore || !this.apiAreas.has('members') || login === undefined) return undefined;
    return {
      login,
      ...(verify !== undefined && { verify }),
      ...(resend !== undefined && { resend }),
      ...(request !== undefined && confirm !== undefined && { reset: { request, confirm } }),
      fieldNames: this.MEMBER_FIELDS ?? {},
    };
  }

  /** What is said about sites of which neither the API nor the content folder says it. */
  get siteDefaults() {
    const [number = '', extension = ''] = this.HOTLINE?.split(' ') ?? [];
    return {
      ...(this.SITE_NAME !== undefined && { name: this.SITE_NAME }),
      ...(this.PUBLIC_ORIGIN !== undefined && { publicOrigin: this.PUBLIC_ORIGIN }),
      ...(this.HOTLINE !== undefined && { hotline: { number, extension } }),
      contact: {
        ...(this.CONTACT_PHONE !== undefined && { phone: this.CONTACT_PHONE }),
        ...(this.CONTACT_EMAIL !== undefined && { email: this.CONTACT_EMAIL }),
      },
    };
  }

  /** Whether this process has a store: what the API does not offer comes from it. */
  get hasStore(): boolean {
    return !this.apiAreas.has(EVERYTHING);
  }

  /** Whether the first content has to be named before anything is published: the sample would be public by accident. */
  get asksForFirstContent(): boolean {
    return this.NODE_ENV === 'production' && this.FIRST_CONTENT === undefined;
  }

  get servesWeb(): boolean {
    return this.SERVE !== 'api';
  }

  get servesApi(): boolean {
    return this.SERVE === 'api' || this.SERVE === 'both';
  }
}

/** A path that follows API_BASE_URL. */
function apiPath() {
  return field.pattern(/^(\/[\w.~-]+)+\/?$/, 'a path of the API, like /member/login');
}

/** All wrong settings at once; names keys and reasons, prints no value, for a value may be a secret. */
export class SettingsError extends Error {
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(errors.map((error) => `setting ${error}`).join('\n'));
    this.name = 'SettingsError';
    this.errors = errors;
  }
}

const MEMBER_SETTINGS = [
  'MEMBER_LOGIN_PATH',
  'MEMBER_VERIFY_PATH',
  'MEMBER_RESEND_PATH',
  'MEMBER_FORGOT_PATH',
  'MEMBER_RESET_PATH',
  'MEMBER_FIELDS',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from an environment. Empty values count as left out. Throws `SettingsError`. */
export function readSettings(environment: Environment = process.env): Settings {
  return read(environment, false);
}

/** The same for servers, which may need more settings than command-line tools. */
export function readServerSettings(environment: Environment = process.env): Settings {
  return read(environment, true);
}

function read(environment: Environment, isServer: boolean): Settings {
  const settings = new Settings();
  const texts = Object.keys(settings).flatMap((key) => {
    const text = environment[key]?.trim();
    return text === undefined || text === '' ? [] : [[key, text] as const];
  });
  const given = Object.fromEntries(texts);
  const errors = findConflicts(Object.assign(new Settings(), given), isServer);
  try {
    Object.assign(settings, readStrict(Settings, given, { fromText: true }));
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    errors.unshift(...error.errors.map(({ path, reason }) => `${path.join('.')}: ${reason}`));
  }
  const social = readSocialLogins(settings.SOCIAL_LOGIN, environment);
  errors.push(...social.errors);
  if (errors.length > 0) throw new SettingsError(errors);
  settings.setSocialLogins(social.logins);
  return settings;
}

/** @param settings not validated yet, so that everything wrong is reported together */
function findConflicts(settings: Settings, isServer: boolean): string[] {
  const { API_BASE_URL, API_CLIENT_ID, API_CLIENT_SECRET, DATABASE_URL, SECRET_KEY, SERVE } = settings;
  const hasApi = API_BASE_URL !== undefined;
  const hasDatabase = DATABASE_URL !== undefined;
  const { apiAreas, hasStore } = settings;
  const conflicts: readonly (readonly [isConflict: boolean, error: string])[] = [
    [hasApi && API_CLIENT_ID === undefined, 'API_CLIENT_ID: is required with API_BASE_URL'],
    [hasApi && API_CLIENT_SECRET === undefined, 'API_CLIENT_SECRET: is required with API_BASE_URL'],
    [!hasApi && settings.API_OFFERS !== undefined, 'API_BASE_URL: is missing beside API_OFFERS'],
    [!hasStore && hasDatabase, 'DATABASE_URL: nothing is stored here with API_OFFERS=everything'],
    ...MEMBER_SETTINGS.map(
      (name) =>
        [
          settings[name] !== undefined && !(hasStore && apiAreas.has('members')),
          `${name}: belongs to an API that offers members: API_OFFERS=sites,members`,
        ] as const,
    ),
    ...MEMBER_SETTINGS.slice(1).map(
      (name) =>
        [
          settings[name] !== undefined && settings.MEMBER_LOGIN_PATH === undefined,
          `MEMBER_LOGIN_PATH: is required with ${name}`,
        ] as const,
    ),
    [
      settings.MEMBER_RESEND_PATH !== undefined && settings.MEMBER_VERIFY_PATH === undefined,
      'MEMBER_VERIFY_PATH: is required with MEMBER_RESEND_PATH',
    ],
    [
      settings.MEMBER_FORGOT_PATH !== undefined && settings.MEMBER_RESET_PATH === undefined,
      'MEMBER_RESET_PATH: is required with MEMBER_FORGOT_PATH',
    ],
    [
      settings.MEMBER_RESET_PATH !== undefined && settings.MEMBER_FORGOT_PATH === undefined,
      'MEMBER_FORGOT_PATH: is required with MEMBER_RESET_PATH',
    ],
    [hasApi && settings.servesApi, 'SERVE: the API tier serves a store, so it cannot go with API_BASE_URL'],
    [
      settings.VIRUS_SCAN === 'required' && settings.CLAMD_ADDRESS === undefined,
      'CLAMD_ADDRESS: is required with VIRUS_SCAN=required',
    ],
    [settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined, 'MAIL_FROM: is required with SMTP_URL'],
    // Without this check a forgotten API_BASE_URL would publish the sample.
    [
      isServer && SERVE === 'web' && !hasApi && API_CLIENT_ID !== undefined,
      'API_BASE_URL: is missing beside API_CLIENT_ID',
    ],
    [
      isServer && hasDatabase && SECRET_KEY === undefined,
      'SECRET_KEY: is required with DATABASE_URL, the same for all processes',
    ],
  ];
  return conflicts.flatMap(([isConflict, error]) => (isConflict ? [error] : []));
}

/** Thai and English; a name without `|` is for both. */
function parseSiteName(text: string): Settings['SITE_NAME'] {
  const [th = '', en = th, ...more] = text.split('|').map((name) => name.trim());
  return th === '' || en === '' || more.length > 0 ? undefined : { th, en };
}

/** A hop count, or addresses, networks in CIDR notation and Express's names, with commas or blanks between them. */
function parseProxies(text: string): string | undefined {
  return /^\d+$/.test(text) || text.split(/[,\s]+/).every(isProxy) ? text : undefined;
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  // Express accepts no scope (`%eth0`), and a length of 0 would trust everybody.
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}
