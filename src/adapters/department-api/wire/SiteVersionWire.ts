import type { Instant } from '#domain/instant.ts';
import type { SiteVersion } from '#ports/SiteVersions.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';

/** Response of `GET /sites/{site}/version`. */
export class SiteVersionWire implements SiteVersion {
  @field.description('Another one after every import that changes something.') @field.string() readonly id!: string;
  @field.description(
    'The next instant at which content changes by itself: an item is published or withdrawn, or an event ends. Left ' +
      'out when nothing is scheduled.',
  )
  @field.optional()
  @field.instant()
  readonly changesAt?: Instant;
}

export function siteVersionToWire(version: SiteVersion): SiteVersionWire {
  return version;
}

/** Throws `SchemaError`. */
export function siteVersionFromWire(json: unknown, onDropped?: OnDropped): SiteVersion {
  return readTolerant(SiteVersionWire, json, onDropped);
}
