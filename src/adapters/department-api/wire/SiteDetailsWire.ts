import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import { ALERT_LEVELS, type Alert, type AlertLevel } from '#domain/site/alert.ts';
import { parseHost, type HostName } from '#domain/site/host.ts';
import type { MaintenanceSwitch } from '#domain/site/maintenance.ts';
import { parseNewsType, type NewsType, type OfferedNewsType } from '#domain/site/newsType.ts';
import { parsePublicOrigin } from '#domain/site/publicOrigin.ts';
import type { Hotline, SiteDetails } from '#domain/site/site.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type FieldError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readQuery } from './readRequest.ts';
import { recordId } from './wireFields.ts';
import { BilingualWire } from './BilingualWire.ts';

/** On when `_status` is 'Enable', off with any other value (spec §4). */
export class SwitchWire {
  @field.description('On when it is `Enable`, off with any other value.') @field.string() readonly _status!: string;
  @field.optional() @field.instant() readonly until?: Instant;
}

export class FunctionSwitchWire extends SwitchWire {
  @field.description('The id of a route of the website.') @field.string() readonly function!: string;
}

export class AlertWire implements Alert {
  @field.oneOf(...ALERT_LEVELS) readonly level!: AlertLevel;
  @field.description('When it is published: it is shown from then on.') @field.instant() readonly from!: Instant;
  @field.description('Until when it is valid, and shown.') @field.instant() readonly until!: Instant;
  @field.nested(() => BilingualWire) readonly title!: BilingualWire;
  @field.nested(() => BilingualWire) readonly text!: BilingualWire;
  @field.description('The slug of the news item that says more.') @field.optional() @field.slug() readonly news?: Slug;
}

class HotlineWire implements Hotline {
  @field.string() readonly number!: string;
  @field.string() readonly extension!: string;
}

class ContactWire {
  @field.nested(() => BilingualWire) readonly address!: BilingualWire;
  @field.string() readonly phone!: string;
  @field.string() readonly email!: string;
  @field.description('When its office is open.')
  @field.optional()
  @field.nested(() => BilingualWire)
  readonly hours?: BilingualWire;
  @field.description('Working days within which messages are answered.')
  @field.optional()
  @field.integer(1, 365)
  readonly answerDays?: number;
}

/** The code of a news type, in the records of any API. */
export const newsTypeCode = () => field.parsed(parseNewsType, 'lower-case letters, digits and hyphens, and not all');

class NewsTypeWire implements OfferedNewsType {
  @newsTypeCode() readonly code!: NewsType;
  @field.nested(() => BilingualWire) readonly name!: BilingualWire;
}

/** Response of `POST /site/view/domain` (spec §7). */
export class SiteIdWire {
  @recordId() readonly _id!: string | number;
}

/** Query of `POST /site/view/domain` (spec §7). */
export class DomainQueryWire {
  @field.description('A host name; protocol and port are ignored.')
  @field.parsed(parseHost, 'a host name')
  readonly domain!: HostName;
}

/** Response of `POST /site/view/{siteId}` (spec §3, §7). */
export class SiteDetailsWire {
  @recordId() readonly _id!: string | number;
  @field.nested(() => SwitchWire) readonly is_maintenance!: SwitchWire;
  @field.description('Functions under maintenance on their own.')
  @field.optional()
  @field.listOf(() => FunctionSwitchWire)
  readonly function_maintenance?: readonly FunctionSwitchWire[];
  @field.nested(() => BilingualWire) readonly name!: BilingualWire;
  @field.nested(() => BilingualWire) readonly shortName!: BilingualWire;
  @field.parsed(parsePublicOrigin, 'scheme and host', { format: 'uri', description: 'Scheme and host.' })
  readonly publicOrigin!: string;
  @field.optional() @field.nested(() => AlertWire) readonly alert?: AlertWire;
  @field.nested(() => HotlineWire) readonly hotline!: HotlineWire;
  @field.nested(() => ContactWire) readonly contact!: ContactWire;
  @field.optional() @field.nested(() => BilingualWire) readonly notice?: BilingualWire;
  @field.description('What members can choose for their newsletter, in this order.')
  @field.optional()
  @field.listOf(() => NewsTypeWire)
  readonly newsTypes?: readonly NewsTypeWire[];
}

export function siteIdToWire(site: SiteId): SiteIdWire {
  return { _id: site };
}

/** Undefined for 0 and 9999, which mean unknown (spec §9). Throws `SchemaError`. */
export function siteIdFromWire(json: unknown): SiteId | undefined {
  return knownSiteId(readTolerant(SiteIdWire, json)._id);
}

/** Throws `SchemaError`. */
export function domainQueryFromWire(query: URLSearchParams): HostName {
  return readQuery(DomainQueryWire, query).domain;
}

export function siteDetailsToWire({ id, apiId: _, maintenance, ...same }: SiteDetails): SiteDetailsWire {
  return {
    _id: id,
    is_maintenance: switchToWire(maintenance.site),
    function_maintenance: Object.entries(maintenance.functions).map(([name, control]) => ({
      function: name,
      ...switchToWire(control),
    })),
    ...same,
  };
}

/** Throws `SchemaError`. */
export function siteDetailsFromWire(json: unknown, onDropped?: OnDropped): SiteDetails {
  const record = readTolerant(SiteDetailsWire, json, (error, schema) => {
    // Without the list of switches every maintenance of a function would end: the last valid record is better.
    if (isSwitchLost(error)) throw new SchemaError([error]);
    onDropped?.(error, schema);
  });
  const { _id, is_maintenance, function_maintenance = [], ...same } = record;
  const id = knownSiteId(_id);
  if (id === undefined) throw new SchemaError([{ path: ['_id'], reason: 'must be a known site id' }]);
  return {
    id,
    maintenance: {
      site: switchFromWire(is_maintenance),
      functions: functionsFromWire(function_maintenance),
    },
    ...same,
  };
}

/** A wrong `until` is dropped by itself; any other error drops the whole list of switches. */
function isSwitchLost({ path }: FieldError): boolean {
  return path[0] === 'function_maintenance' && path.at(-1) !== 'until';
}

function switchToWire({ status, ...same }: MaintenanceSwitch) {
  return { _status: status, ...same };
}

export function functionsFromWire(switches: readonly FunctionSwitchWire[]): Record<string, MaintenanceSwitch> {
  return Object.fromEntries(switches.map(({ function: name, ...control }) => [name, switchFromWire(control)]));
}

export function switchFromWire({ _status, ...same }: SwitchWire): MaintenanceSwitch {
  return { status: _status, ...same };
}
