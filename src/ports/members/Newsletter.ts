import type { EmailAddress } from '#domain/forms/email.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { NewsChoice } from '#domain/members/newsChoice.ts';
import type { NewsType } from '#domain/site/newsType.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { MemberSession } from '../VisitorSession.ts';

/**
 * The newsletter choices of members (spec §3): one record for each site and address, which the public form shows and
 * changes as well. The address is that of the member's profile, which is confirmed; no other one may be passed.
 */
export interface Newsletter {
  /** In the order in which they were chosen; none when the address is not subscribed. */
  choices(site: SiteId, address: EmailAddress, session: MemberSession): Promise<readonly NewsType[]>;
  /** Subscribes, or replaces the choice. */
  save(site: SiteId, subscription: NewsSubscription, session: MemberSession): Promise<void>;
  /** Deletes the record. Repeating it does nothing. */
  unsubscribe(site: SiteId, address: EmailAddress, session: MemberSession): Promise<void>;
}

export interface NewsSubscription {
  readonly email: EmailAddress;
  readonly types: NewsChoice;
  /** Of the news. */
  readonly locale: Locale;
}
