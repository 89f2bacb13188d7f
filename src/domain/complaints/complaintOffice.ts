import type { Slug } from '../content/slug.ts';
import type { EmailAddress } from '../forms/email.ts';
import type { SiteId } from '../site/siteId.ts';
import type { Complaint } from './complaint.ts';
import type { ComplaintTopic } from './complaintTopic.ts';
import type { ProvinceCode } from './provinceCode.ts';

/** Which office gets a complaint; what is absent fits every complaint. */
export interface OfficeRule {
  readonly site?: SiteId;
  readonly topics?: readonly ComplaintTopic[];
  readonly provinces?: readonly ProvinceCode[];
  /** The slug of its page. */
  readonly office: Slug;
  /** Where it is told that it has work. */
  readonly email?: EmailAddress;
}

/** The first rule that fits a new complaint; undefined when somebody has to assign it. */
export function officeFor(
  rules: readonly OfficeRule[],
  site: SiteId,
  { topic, province }: Pick<Complaint, 'topic' | 'province'>,
): OfficeRule | undefined {
  return rules.find(
    (rule) =>
      (rule.site === undefined || rule.site === site) &&
      (rule.topics === undefined || (topic !== undefined && rule.topics.includes(topic))) &&
      (rule.provinces === undefined || (province !== undefined && rule.provinces.includes(province))),
  );
}
