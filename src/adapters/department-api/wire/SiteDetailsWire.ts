import type { Instant } from '#domain/instant.ts';
import { ALERT_LEVELS, type Alert, type AlertLevel } from '#domain/site/alert.ts';
import type { MaintenanceSwitch } from '#domain/site/maintenance.ts';
import { parsePublicOrigin } from '#domain/site/publicOrigin.ts';
import type { Hotline, SiteDetails } from '#domain/site/site.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import { decode, Parsed, ShapeError } from '#adapters/shape/decode.ts';
import { Optional } from '#adapters/shape/rules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { BilingualWire } from './BilingualWire.ts';
import { Id, Moment, OneOf, Text } from './rules.ts';
import { Says } from './Says.ts';

/** On when `_status` is 'Enable', off whatever else it may say (spec §4). */
class SwitchWire {
  @Says('On when it is `Enable`, off whatever else it is.') @Text() readonly _status!: string;
  @Optional() @Moment() readonly until?: Instant;
}

class FunctionSwitchWire extends SwitchWire {
  @Says('The id of a route of the website.') @Text() readonly function!: string;
}

class AlertWire implements Alert {
  @OneOf(...ALERT_LEVELS) readonly level!: AlertLevel;
  @Moment() readonly from!: Instant;
  @Moment() readonly until!: Instant;
  @Inner(() => BilingualWire) readonly title!: BilingualWire;
  @Inner(() => BilingualWire) readonly text!: BilingualWire;
}

class HotlineWire implements Hotline {
  @Text() readonly number!: string;
  @Text() readonly extension!: string;
}

class ContactWire {
  @Inner(() => BilingualWire) readonly address!: BilingualWire;
  @Text() readonly phone!: string;
  @Text() readonly email!: string;
}

/** What `POST /site/view/{siteId}` answers (spec §3, §7). */
export class SiteDetailsWire {
  @Id() readonly _id!: string | number;
  @Inner(() => SwitchWire) readonly is_maintenance!: SwitchWire;
  @Says('Functions under maintenance on their own.')
  @Optional()
  @ListOf(() => FunctionSwitchWire)
  readonly function_maintenance?: readonly FunctionSwitchWire[];
  @Inner(() => BilingualWire) readonly name!: BilingualWire;
  @Inner(() => BilingualWire) readonly shortName!: BilingualWire;
  @Parsed(parsePublicOrigin, 'scheme and host', { format: 'uri', description: 'Scheme and host.' })
  readonly publicOrigin!: string;
  @Optional() @Inner(() => AlertWire) readonly alert?: AlertWire;
  @Inner(() => HotlineWire) readonly hotline!: HotlineWire;
  @Inner(() => ContactWire) readonly contact!: ContactWire;
  @Optional() @Inner(() => BilingualWire) readonly notice?: BilingualWire;
}

export function siteDetailsToWire({ id, maintenance, ...same }: SiteDetails): SiteDetailsWire {
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

/** Throws `ShapeError`. */
export function siteDetailsFromWire(json: unknown): SiteDetails {
  const { _id, is_maintenance, function_maintenance = [], ...same } = decode(SiteDetailsWire, json);
  const id = knownSiteId(_id);
  if (id === undefined) throw new ShapeError([{ path: ['_id'], reason: 'must be a known site id' }]);
  return {
    id,
    maintenance: {
      site: switchFromWire(is_maintenance),
      functions: Object.fromEntries(
        function_maintenance.map(({ function: name, ...control }) => [name, switchFromWire(control)]),
      ),
    },
    ...same,
  };
}

function switchToWire({ status, ...same }: MaintenanceSwitch) {
  return { _status: status, ...same };
}

function switchFromWire({ _status, ...same }: SwitchWire): MaintenanceSwitch {
  return { status: _status, ...same };
}
