import type { Instant } from '#domain/instant.ts';
import { linkRefusal, type LinkPurpose, type LinkRefusal } from '#domain/members/accountLink.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reader } from '../Database.ts';
import type { AccountLinkTable, MemberTable } from '../MemberTables.ts';
import { tokenDigest } from './tokenDigest.ts';

export interface FoundLink {
  readonly link: AccountLinkTable;
  readonly member: MemberTable;
}

/** The link of a token with its account, when it can be used now for one of these purposes. */
export async function findLink(
  db: Reader,
  { site, token, purposes }: { site: SiteId; token: SecretToken; purposes: readonly LinkPurpose[] },
  now: Instant,
): Promise<Outcome<FoundLink, LinkRefusal>> {
  const digest = tokenDigest(token);
  const found = await db.selectFrom('account_links').selectAll().where('digest', '=', digest).executeTakeFirst();
  const link = found?.site === site && purposes.includes(found.purpose) ? found : undefined;
  const refusal = linkRefusal(link && accountLink(link), now);
  if (refusal !== undefined) return refused(refusal);
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', link?.member ?? null)
    .executeTakeFirst();
  return link === undefined || member === undefined ? refused('linkUnknown') : done({ link, member });
}

function accountLink({ purpose, issued_at: issuedAt, used_at: usedAt, voided_at: voidedAt }: AccountLinkTable) {
  return { purpose, issuedAt, ...(usedAt !== null && { usedAt }), ...(voidedAt !== null && { voidedAt }) };
}
