import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import * as field from '#adapters/schema/field.ts';
import { readQuery } from '../readRequest.ts';

/** Query of the calls about members whose paths, which the specification states, name no site (spec §7). */
export class SiteQueryWire {
  @field.description('The id of the site.') @field.string() readonly site!: string;
}

/** Undefined when no site can have the id. Throws `SchemaError`. */
export function siteFromQuery(query: URLSearchParams): SiteId | undefined {
  return knownSiteId(readQuery(SiteQueryWire, query).site);
}
