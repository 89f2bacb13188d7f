import type { Bilingual } from '#domain/locale/locale.ts';
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
  SiteIdWire,
  switchFromWire,
  SwitchWire,
} from './SiteDetailsWire.ts';
import { unwrapped } from './unwrapped.ts';

// The site calls of an API that is not ours, of which only `_id` and `is_maintenance._status` are known (spec §3, §7).

const PHONE_LENGTH = 40;

class TextsWire implements Bilingual {
  @field.text() readonly th!: string;
  @field.text() readonly en!: string;
}

class HotlineRecordWire implements Hotline {
  @field.pattern(/^\d{2,10}$/, 'digits') readonly number!: string;
  @field.pattern(/^\d{1,5}$/, 'digits') readonly extension!: string;
}

class ContactRecordWire {
  @field.optional() @field.nested(() => TextsWire) readonly address?: TextsWire;
  @field.optional() @field.text(PHONE_LENGTH) readonly phone?: string;
  @field.optional() @field.pattern(/^[^\s@]+@[^\s@]+$/, 'an e-mail address') readonly email?: string;
}

/** Response of `POST /site/view/{siteId}` of any API: every field but the id may be missing or wrong. */
export class SiteRecordWire extends SiteIdWire {
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
}

/**
 * The id of a domain's site. Undefined for 0 and 9999 (spec §9), and where there is no id: APIs respond like that to an
 * unknown domain. Throws `SchemaError` when the response is no record at all.
 */
export function siteRecordIdFromWire(json: unknown): SiteId | undefined {
  const record = unwrapped(json, '_id') ?? {};
  if (isFields(record) && (record['_id'] ?? undefined) === undefined) return undefined;
  return knownSiteId(readTolerant(SiteIdWire, record)._id);
}

/**
 * The record of a site. Throws `SchemaError` when it is not that of the requested site.
 *
 * @param site the requested id
 */
export function siteRecordFromWire(json: unknown, site: SiteId, onDropped?: OnDropped): SiteRecord {
  const record = readTolerant(SiteRecordWire, unwrapped(json, '_id'), onDropped);
  const { _id, is_maintenance, function_maintenance, ...same } = record;
  if (knownSiteId(_id) !== site)
    throw new SchemaError([{ path: ['_id'], reason: 'must be that of the requested site' }]);
  return {
    id: site,
    ...(is_maintenance && { maintenance: switchFromWire(is_maintenance) }),
    ...(function_maintenance && { functions: functionsFromWire(function_maintenance) }),
    ...same,
  };
}
