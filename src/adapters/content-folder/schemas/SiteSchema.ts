import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import { ALERT_LEVELS, type AlertLevel } from '#domain/site/alert.ts';
import { MAINTENANCE_ENABLED } from '#domain/site/maintenance.ts';
import { isOwnSiteId } from '#domain/site/matchSite.ts';
import { parseNewsType, type NewsType } from '#domain/site/newsType.ts';
import { parsePublicOrigin } from '#domain/site/publicOrigin.ts';
import type { Hotline } from '#domain/site/site.ts';
import { DEFAULT_HOTLINE } from '#domain/site/siteRecord.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import * as field from '#adapters/schema/field.ts';
import { BilingualText } from './LocalisedText.ts';

const DISABLED = 'Disable';
type Status = typeof MAINTENANCE_ENABLED | typeof DISABLED;

class HotlineSchema {
  @field.pattern(/^\d{2,10}$/, 'digits in quotes, like "1111"') readonly number!: string;
  @field.pattern(/^\d{0,5}$/, 'digits in quotes, like "78"') readonly extension: string = '';
}

class ContactSchema {
  @field.nested(() => BilingualText) readonly address!: BilingualText;
  @field.text(40) readonly phone!: string;
  @field.pattern(/^[^\s@]+@[^\s@]+$/, 'an e-mail address') readonly email!: string;
  /** When the office is open. */
  @field.optional() @field.nested(() => BilingualText) readonly hours?: BilingualText;
  /** Working days within which messages are answered. */
  @field.optional() @field.integer(1, 365) readonly answerDays?: number;
}

class FunctionMaintenanceSchema {
  @field.oneOf(MAINTENANCE_ENABLED, DISABLED) readonly status!: Status;
  @field.optional() @field.instant() readonly until?: Instant;
}

class MaintenanceSchema {
  @field.oneOf(MAINTENANCE_ENABLED, DISABLED) readonly status: Status = DISABLED;
  @field.optional() @field.instant() readonly until?: Instant;
  /** By route id. */
  @field.optional() @field.mapOf(() => FunctionMaintenanceSchema) readonly functions?: ReadonlyMap<
    string,
    FunctionMaintenanceSchema
  >;
}

class AlertSchema {
  @field.oneOf(...ALERT_LEVELS) readonly level!: AlertLevel;
  @field.instant() readonly from!: Instant;
  @field.instant() readonly until!: Instant;
  @field.nested(() => BilingualText) readonly title!: BilingualText;
  @field.nested(() => BilingualText) readonly text!: BilingualText;
  @field.optional() @field.slug() readonly news?: Slug;
}

class NewsTypeSchema {
  @field.parsed(parseNewsType, 'a code of lower-case letters, digits and hyphens, and not all')
  readonly code!: NewsType;
  @field.nested(() => BilingualText) readonly name!: BilingualText;
}

/** `site.yaml` */
export class SiteSchema {
  @field.parsed(parseOwnId, 'a site id in quotes, other than 0 and 9999, not beginning with api:')
  readonly id!: SiteId;
  /** The `_id` of its record at the department's API, where its domains do not tell which one it is. */
  @field.optional()
  @field.parsed(knownSiteId, 'the _id of a site at the API in quotes, other than 0 and 9999')
  readonly apiId?: SiteId;
  @field.distinctStrings() readonly domains!: readonly string[];
  @field.parsed(parsePublicOrigin, 'scheme and host without anything behind them, like https://www.example.go.th')
  readonly publicOrigin!: string;
  @field.nested(() => BilingualText) readonly name!: BilingualText;
  @field.nested(() => BilingualText) readonly shortName!: BilingualText;
  @field.nested(() => HotlineSchema) readonly hotline: Hotline = DEFAULT_HOTLINE;
  @field.nested(() => ContactSchema) readonly contact!: ContactSchema;
  @field.nested(() => MaintenanceSchema) readonly maintenance = new MaintenanceSchema();
  @field.optional() @field.nested(() => AlertSchema) readonly alert?: AlertSchema;
  @field.optional() @field.nested(() => BilingualText) readonly notice?: BilingualText;
  @field.optional() @field.listOf(() => NewsTypeSchema) readonly newsTypes?: readonly NewsTypeSchema[];
}

function parseOwnId(text: string): SiteId | undefined {
  const id = knownSiteId(text);
  return id !== undefined && isOwnSiteId(id) ? id : undefined;
}
