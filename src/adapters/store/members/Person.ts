import type { AccountAddress } from '#domain/members/accountAddress.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/** Whose data it is: an address at a site, with or without an account. */
export interface Person {
  readonly site: SiteId;
  readonly address: AccountAddress;
  readonly member: MemberId | undefined;
}
