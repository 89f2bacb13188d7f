import type { EmailAddress } from '#domain/forms/email.ts';
import { addSeconds, type Instant } from '#domain/instant.ts';
import { LINK_SECONDS } from '#domain/members/accountLink.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { Reader } from '../Database.ts';

/** The address that a member has asked for and not confirmed yet, while its link can be used. */
export async function pendingEmail(db: Reader, member: MemberId, now: Instant): Promise<EmailAddress | undefined> {
  const link = await db
    .selectFrom('account_links')
    .select('email')
    .where('member', '=', member)
    .where('purpose', '=', 'emailChange')
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('issued_at', '>', addSeconds(now, -LINK_SECONDS.emailChange))
    .orderBy('issued_at', 'desc')
    .executeTakeFirst();
  return link?.email ?? undefined;
}
