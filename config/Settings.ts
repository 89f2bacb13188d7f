import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  validateSync,
} from 'class-validator';

const SERVES = ['web', 'api', 'both'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
// Host names of any network are fine here: a department's API often has no public name.
const ANY_HOST = { require_tld: false, require_protocol: true, require_valid_protocol: true };

/**
 * Every setting, read once at start from the environment (docs/operating.md has the table). A property is a setting of
 * that name; what is a number when left out is read as one.
 */
export class Settings {
  @IsInt() @Min(0) @Max(65_535) readonly PORT: number = 3000;
  /** Address to listen on; left out, every one. */
  @IsOptional() @IsString() @MinLength(1) readonly HOST?: string;
  /** Folder of the embedded store and of media; in front of a department's API, of its last good answers. */
  @IsString() @MinLength(1) readonly DATA_DIR: string = 'var';
  /** PostgreSQL instead of the embedded store. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/\S+$/, { message: 'must be an address like postgres://user@host/database' })
  readonly DATABASE_URL?: string;
  /** The department's API instead of a store. */
  @IsOptional() @IsUrl({ ...ANY_HOST, protocols: ['http', 'https'] }) readonly API_BASE_URL?: string;
  @ValidateIf(hasApi)
  @IsString({ message: 'is required with API_BASE_URL' })
  @MinLength(1)
  readonly API_CLIENT_ID?: string;
  @ValidateIf(hasApi)
  @IsString({ message: 'is required with API_BASE_URL' })
  @MinLength(1)
  readonly API_CLIENT_SECRET?: string;
  /** The global site id; 0 and 9999 mean that the site is looked up by its domain (spec §4). */
  @Matches(/^[\w-]{1,64}$/, { message: 'must be a site id: letters, digits, _ and -' }) readonly SITE_ID: string =
    '9999';
  /** Stands before the name of the client token's cookie (spec §3). */
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/, { message: 'must be letters, digits, _ and -, 64 at most' })
  readonly SITE_ROLE?: string;
  @IsIn(SERVES) readonly SERVE: (typeof SERVES)[number] = 'web';
  /** Express's `trust proxy`: a hop count or a list of addresses. `true` would let a visitor choose their address. */
  @IsOptional()
  @ValidateBy({
    name: 'proxies',
    validator: {
      validate: areProxies,
      defaultMessage: () => 'must be a number of proxies or a list of addresses, never true',
    },
  })
  readonly TRUST_PROXY?: string;
  /** What seals cookies. Left out, one is made in the data folder. */
  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters that nobody can guess' })
  readonly SECRET_KEY?: string;
  @IsIn(LOG_LEVELS) readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
  /** Path that the site is mounted under, `/portal`; usually empty. */
  @Matches(/^(\/[\w-]+)*$/, { message: 'must be empty or begin with / and not end with it' })
  readonly BASE_PATH: string = '';
  /** Content folder imported on the first start, while nothing is published; `none` imports nothing. */
  @IsOptional() @IsString() @MinLength(1) readonly FIRST_CONTENT?: string;
  /** Requests that one client of our API may make in a minute. */
  @IsInt() @Min(1) @Max(1_000_000) readonly API_CLIENT_LIMIT: number = 30_000;
  /** Requests for a token that one address may make in a minute. */
  @IsInt() @Min(1) @Max(1_000_000) readonly API_TOKEN_LIMIT: number = 60;
  /** What copies of the API's media may take of the data folder, in millions of bytes; 0 keeps none. */
  @IsInt() @Min(0) @Max(1_000_000) readonly MEDIA_CACHE_MB: number = 500;

  get dataFolder(): string {
    return resolve(this.DATA_DIR);
  }

  get mediaFolder(): string {
    return resolve(this.DATA_DIR, 'media');
  }

  /** Absent for none. */
  get mediaCache(): { readonly folder: string; readonly maxBytes: number } | undefined {
    const maxBytes = this.MEDIA_CACHE_MB * 1_000_000;
    return maxBytes === 0 ? undefined : { folder: resolve(this.DATA_DIR, 'media-copies'), maxBytes };
  }

  /** Absent for none. Left out, it is the sample, but never in a database: that one is meant for real content. */
  get firstContent(): string | undefined {
    const folder = this.FIRST_CONTENT ?? (this.DATABASE_URL === undefined ? 'content' : 'none');
    return folder === 'none' ? undefined : folder;
  }

  get servesWeb(): boolean {
    return this.SERVE !== 'api';
  }

  get servesApi(): boolean {
    return this.SERVE !== 'web';
  }
}

/** All faulty settings at once; names keys and reasons, prints no value, for a value may be a secret. */
export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.map((fault) => `setting ${fault}`).join('\n'));
    this.name = 'SettingsFault';
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from an environment. Empty values count as left out. Throws `SettingsFault`. */
export function readSettings(environment: Environment = process.env): Settings {
  return read(environment, false);
}

/** The same for what serves, which may need more than the command-line tools beside it. */
export function readServerSettings(environment: Environment = process.env): Settings {
  return read(environment, true);
}

function read(environment: Environment, isServer: boolean): Settings {
  const settings = new Settings();
  for (const key of Object.keys(settings) as (keyof Settings)[]) {
    const text = environment[key]?.trim();
    if (text !== undefined && text !== '')
      Object.assign(settings, { [key]: typeof settings[key] === 'number' ? Number(text) : text });
  }
  const faults = validateSync(settings).map(
    (fault) =>
      `${fault.property}: ${Object.values(fault.constraints ?? {})
        .map((reason) => reason.replace(`${fault.property} `, ''))
        .join(', ')}`,
  );
  if (settings.API_BASE_URL !== undefined && settings.DATABASE_URL !== undefined)
    faults.push('API_BASE_URL and DATABASE_URL: only one of them can be where the data is');
  if (settings.API_BASE_URL !== undefined && settings.servesApi)
    faults.push('SERVE: the API tier serves a store, so it cannot go with API_BASE_URL');
  // Forgotten, it would be the sample that the public sees.
  if (
    isServer &&
    settings.SERVE === 'web' &&
    settings.API_BASE_URL === undefined &&
    settings.API_CLIENT_ID !== undefined
  )
    faults.push('API_BASE_URL: is missing beside API_CLIENT_ID');
  if (isServer && settings.servesWeb && settings.DATABASE_URL !== undefined && settings.SECRET_KEY === undefined)
    faults.push('SECRET_KEY: is required with DATABASE_URL, the same for all processes');
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

function hasApi(settings: Settings): boolean {
  return settings.API_BASE_URL !== undefined;
}

/** A hop count, or addresses, networks in CIDR notation and Express's names, with commas or blanks between them. */
function areProxies(setting: unknown): boolean {
  const text = String(setting);
  return /^\d+$/.test(text) || text.split(/[,\s]+/).every(isProxy);
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  // Express takes no scope (`%eth0`) and no length 0: that would be everybody.
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}
