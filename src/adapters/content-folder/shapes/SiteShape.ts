import { parseInstant } from '#domain/instant.ts';
import { ALERT_LEVELS } from '#domain/site/alert.ts';
import { MAINTENANCE_ENABLED } from '#domain/site/maintenance.ts';
import { parsePublicOrigin } from '#domain/site/publicOrigin.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import { Optional } from '#adapters/shape/rules.ts';
import { OneOf, Parsed, Text, Texts } from '../textRules.ts';
import { Inner, MapOf } from '#adapters/shape/shape.ts';
import { BothShape } from './WordsShape.ts';

const MOMENT = 'a date and time like 2026-11-21T09:00:00+07:00';

class HotlineShape {
  @Parsed((text) => (/^\d{2,10}$/.test(text) ? text : undefined), 'digits in quotes, like "1111"')
  readonly number: string = '1111';
  @Parsed((text) => (/^\d{1,5}$/.test(text) ? text : undefined), 'digits in quotes, like "78"')
  readonly extension: string = '78';
}

class ContactShape {
  @Inner(() => BothShape) readonly address!: BothShape;
  @Text(40) readonly phone!: string;
  @Parsed((text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined), 'an e-mail address') readonly email!: string;
}

export class SwitchShape {
  @OneOf([MAINTENANCE_ENABLED, 'Disable']) readonly status!: string;
  @Optional() @Parsed(parseInstant, MOMENT) readonly until?: string;
}

class MaintenanceShape {
  @OneOf([MAINTENANCE_ENABLED, 'Disable']) readonly status: string = 'Disable';
  @Optional() @Parsed(parseInstant, MOMENT) readonly until?: string;
  /** By route id. */
  @Optional() @MapOf(() => SwitchShape) readonly functions?: ReadonlyMap<string, SwitchShape>;
}

class AlertShape {
  @OneOf(ALERT_LEVELS) readonly level!: string;
  @Parsed(parseInstant, MOMENT) readonly from!: string;
  @Parsed(parseInstant, MOMENT) readonly until!: string;
  @Inner(() => BothShape) readonly title!: BothShape;
  @Inner(() => BothShape) readonly text!: BothShape;
}

/** `site.yaml` */
export class SiteShape {
  @Parsed(knownSiteId, 'a site id in quotes, other than 0 and 9999') readonly id!: string;
  @Texts() readonly domains!: readonly string[];
  @Parsed(parsePublicOrigin, 'scheme and host without anything behind them, like https://www.example.go.th')
  readonly publicOrigin!: string;
  @Inner(() => BothShape) readonly name!: BothShape;
  @Inner(() => BothShape) readonly shortName!: BothShape;
  @Inner(() => HotlineShape) readonly hotline = new HotlineShape();
  @Inner(() => ContactShape) readonly contact!: ContactShape;
  @Inner(() => MaintenanceShape) readonly maintenance = new MaintenanceShape();
  @Optional() @Inner(() => AlertShape) readonly alert?: AlertShape;
  @Optional() @Inner(() => BothShape) readonly notice?: BothShape;
}
