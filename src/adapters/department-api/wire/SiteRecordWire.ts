import type { Bilingual } from '#domain/locale/locale.ts';
import type { NewsType, OfferedNewsType } from '#domain/site/newsType.ts';
import { parsePublicOrigin } from '#domain/site/publicOrigin.ts';
import type { Hotline } from '#domain/site/site.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { SiteRecord } from '#domain/site/siteRecord.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { isFields } from '#adapters/schema/schema.ts';
import {
  AlertWire,
  functionsFromWire,
  FunctionSwitchWire,
  newsTypeCode,
  SiteIdWire,
  switchFromWire,
  SwitchWire,
} from './SiteDetailsWire.ts';
import { unwrapped } from './unwrapped.ts';
import { recordId } from './wireFields.ts';

// The site calls of an API that is not ours, of which only `_id` and `is_maintenance._status` are known (spec §3, §7).

const PHONE_LENGTH = 40;
const ERROR_FIELDS = ['error', 'errors', 'message', 'statusCode'];

class TextsWire implements Bilingual {
  @field.text() readonly th!: string;
  @field.text() readonly en!: string;
}

class HotlineRecordWire implements Hotline {
  @field.pattern(/^\d{2,10}$/, 'digits') readonly number!: string;
  @field.pattern(/^\d{0,5}$/, 'digits') readonly extension: string = '';
}

class ContactRecordWire {
  @field.optional() @field.nested(() => TextsWire) readonly address?: TextsWire;
  @field.optional() @field.text(PHONE_LENGTH) readonly phone?: string;
  @field.optional() @field.pattern(/^[^\s@]+@[^\s@]+$/, 'an e-mail address') readonly email?: string;
  @field.optional() @field.nested(() => TextsWire) readonly hours?: TextsWire;
  @field.optional() @field.integer(1, 365) readonly answerDays?: number;
}

class NewsTypeRecordWire implements OfferedNewsType {
  @newsTypeCode() readonly code!: NewsType;
  @field.nested(() => TextsWire) readonly name!: TextsWire;
}

/** Response of `POST /site/view/{siteId}` of any API: every field may be missing or wrong. */
export class SiteRecordWire {
  @field.optional() @recordId() readonly _id?: string | number;
  @field.optional() @field.nested(() => SwitchWire) readonly is_maintenance?: SwitchWire;
  @field.optional()
  @field.listOf(() => FunctionSwitchWire)
  readonly function_maintenance?: readonly FunctionSwitchWire[];
  @field.optional() @field.nested(() => TextsWire) readonly name?: TextsWire;
  @field.optional() @field.nested(() => TextsWire) readonly shortName?: TextsWire;
  @field.optional() @field.parsed(parsePublicOrigin, 'scheme and host') readonly publicOrigin?: string;
  @field.optional() @field.nested(() => AlertWire) readonly alert?: AlertWire;
  @field.optional() @field.nested(() => HotlineRecordWire) readonly hotline?: HotlineRecordWire;
  @field.optional() @field.nested(() => ContactRecordWire) readonly contact?: ContactRecordWire;
  @field.optional() @field.nested(() => TextsWire) readonly notice?: TextsWire;
  @field.optional() @field.listOf(() => NewsTypeRecordWire) readonly newsTypes?: readonly NewsTypeRecordWire[];
}

/**
 * The id of a domain's site. Undefined for 0 and 9999 (spec §9), and where there is no id: APIs respond like that to an
 * unknown domain. Throws `SchemaError` when the response is an error with status 200, or no record at all.
 */
export function siteRecordIdFromWire(json: unknown): SiteId | undefined {
  const record = unwrapped(json, '_id') ?? {};
  if (isFields(record) && (record['_id'] ?? undefined) === undefined) {
    requireNoError(json, record);
    return undefined;
  }
  return knownSiteId(readTolerant(SiteIdWire, record)._id);
}

/**
 * A response that is no error and says nothing about the site: neither which one it is, nor whether it is under
 * maintenance.
 */
export class SilentRecord extends Error {
  constructor() {
    super('the record has neither _id nor is_maintenance');
  }
}

/**
 * The record of a site. Its id is known from the call for its domain, so a record need not repeat it. Throws
 * `SchemaError` when it is no record, or that of another site, and `SilentRecord`.
 *
 * @param site the requested id
 */
export function siteRecordFromWire(json: unknown, site: SiteId, onDropped?: OnDropped): SiteRecord {
  const { _id, is_maintenance, function_maintenance, ...same } = readRecord(json, onDropped);
  if (_id !== undefined && knownSiteId(_id) !== site)
    throw new SchemaError([{ path: ['_id'], reason: 'must be that of the requested site' }]);
  return {
    id: site,
    ...(is_maintenance && { maintenance: switchFromWire(is_maintenance) }),
    ...(function_maintenance && { functions: functionsFromWire(function_maintenance) }),
    ...same,
  };
}

/** Throws like `siteRecordFromWire` unless a response is the record of a site, whichever it is. */
export function requireSiteRecord(json: unknown): void {
  const { _id } = readRecord(json);
  if (_id !== undefined && knownSiteId(_id) === undefined)
    throw new SchemaError([{ path: ['_id'], reason: 'must be a known site id' }]);
}

function readRecord(json: unknown, onDropped?: OnDropped): SiteRecordWire {
  const given = unwrapped(json, '_id', 'is_maintenance');
  const record = readTolerant(SiteRecordWire, given, onDropped);
  if (record._id !== undefined || record.is_maintenance !== undefined) return record;
  requireNoError(json, given);
  throw new SilentRecord();
}

/** Some APIs send errors with status 200. Throws `SchemaError` for these. */
function requireNoError(json: unknown, given: unknown): void {
  if (isError(json) || isError(given, ...ERROR_FIELDS)) throw new SchemaError([{ path: [], reason: 'is an error' }]);
}

function isError(json: unknown, ...errorFields: readonly string[]): boolean {
  return isFields(json) && (json['success'] === false || errorFields.some((name) => (json[name] ?? null) !== null));
}
