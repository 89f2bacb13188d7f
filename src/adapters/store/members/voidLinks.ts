import type { Instant } from '#domain/instant.ts';
import { VOIDED_LINKS, type LinkAct } from '#domain/members/accountLink.ts';
import type { MemberId } from '#domain/members/profile.ts';
import type { Tx } from '../Database.ts';

/** Makes the links void that an act of the member ends (`VOIDED_LINKS`), but for one that was used. */
export async function voidLinks(tx: Tx, member: MemberId, act: LinkAct, now: Instant): Promise<void> {
  await tx
    .updateTable('account_links')
    .set({ voided_at: now })
    .where('member', '=', member)
    .where('purpose', 'in', VOIDED_LINKS[act])
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}
