import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import type { LinkPurpose } from '#domain/members/accountLink.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Tx } from '../Database.ts';
import { newToken } from './newToken.ts';
import { tokenDigest } from './tokenDigest.ts';

interface NewLink {
  readonly site: SiteId;
  /** Undefined for a link of nobody, whose token is in no mail. */
  readonly member: MemberId | undefined;
  readonly purpose: LinkPurpose;
  /** The address that it confirms. */
  readonly email?: EmailAddress;
  /** Whether it opens nothing from the beginning, because its mail goes to somebody else. */
  readonly isVoid?: boolean;
}

/** Stores a new link. @returns its token, for the mail */
export async function issueLink(
  tx: Tx,
  { site, member, purpose, email, isVoid = false }: NewLink,
  now: Instant,
): Promise<SecretToken> {
  const token = newToken();
  await tx
    .insertInto('account_links')
    .values({
      ...{ digest: tokenDigest(token), site, member: member ?? null, purpose, email: email ?? null },
      ...{ issued_at: now, used_at: null, voided_at: isVoid ? now : null },
    })
    .execute();
  return token;
}
