import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import { decode } from '#adapters/shape/decode.ts';
import { Id } from './rules.ts';

/** What `POST /site/view/domain` answers (spec §7). */
export class SiteIdWire {
  @Id() readonly _id!: string | number;
}

export function siteIdToWire(site: SiteId): SiteIdWire {
  return { _id: site };
}

/** Undefined for 0 and 9999, which mean unknown (spec §9). Throws `ShapeError`. */
export function siteIdFromWire(json: unknown): SiteId | undefined {
  return knownSiteId(decode(SiteIdWire, json)._id);
}
