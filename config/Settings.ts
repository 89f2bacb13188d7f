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
  ValidateIf,
  validateSync,
} from 'class-validator';

const SERVES = ['web', 'api', 'both'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
// Host names of any network are fine here: a department's API often has no public name.
const ANY_HOST = { require_tld: false, require_protocol: true, require_valid_protocol: true };

/** Every setting, read once at start from the environment (docs/operating.md has the table). */
export class Settings {
  @IsInt() @Min(0) @Max(65_535) readonly PORT: number = 3000;
  /** Address to listen on; left out, every one. */
  @IsOptional() @IsString() @MinLength(1) readonly HOST?: string;
  /** Folder of the embedded store and of media. */
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
  @IsIn(SERVES) readonly SERVE: (typeof SERVES)[number] = 'web';
  /** Express's `trust proxy`: a hop count or a list of addresses. `true` would let a visitor choose their address. */
  @IsOptional()
  @Matches(/^(\d+|[\da-fA-F.:/,\s]+|loopback|linklocal|uniquelocal)$/, {
    message: 'must be a number of proxies or a list of addresses, never true',
  })
  readonly TRUST_PROXY?: string;
  @IsIn(LOG_LEVELS) readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
  /** Path that the site is mounted under, `/portal`; usually empty. */
  @Matches(/^(\/[\w-]+)*$/, { message: 'must be empty or begin with / and not end with it' })
  readonly BASE_PATH: string = '';
  /** Content folder imported on the first start, while nothing is published; `none` imports nothing. */
  @IsString() @MinLength(1) readonly FIRST_CONTENT: string = 'content';

  get dataFolder(): string {
    return resolve(this.DATA_DIR);
  }

  get mediaFolder(): string {
    return resolve(this.DATA_DIR, 'media');
  }

  get servesWeb(): boolean {
    return this.SERVE !== 'api';
  }

  get servesApi(): boolean {
    return this.SERVE !== 'web';
  }
}

/** All faulty settings at once; names keys and reasons, prints no value, for a value may be a secret. */
export class SettingsFault extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsFault';
    this.faults = faults;
  }
}

/** Reads the settings from an environment. Empty values count as left out. Throws `SettingsFault`. */
export function readSettings(environment: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const settings = new Settings();
  for (const key of KEYS) {
    const text = environment[key]?.trim();
    if (text !== undefined && text !== '') Object.assign(settings, { [key]: key === 'PORT' ? Number(text) : text });
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
  if (faults.length > 0) throw new SettingsFault(faults);
  return settings;
}

const KEYS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'API_BASE_URL',
  'API_CLIENT_ID',
  'API_CLIENT_SECRET',
  'SITE_ID',
  'SERVE',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'BASE_PATH',
  'FIRST_CONTENT',
] as const satisfies readonly (keyof Settings)[];

function hasApi(settings: Settings): boolean {
  return settings.API_BASE_URL !== undefined;
}
