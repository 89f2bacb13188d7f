import type { EmailAddress } from '#domain/forms/email.ts';
import type { AccountAddress } from '#domain/members/accountAddress.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Tx } from '../Database.ts';

/** Takes the newsletter choices of a member along to a new address, unless that has its own. */
export async function moveSubscription(
  tx: Tx,
  site: SiteId,
  from: AccountAddress,
  to: { readonly address: AccountAddress; readonly email: EmailAddress },
): Promise<void> {
  const subscriptions = tx.selectFrom('newsletter_subscriptions').select('address').where('site', '=', site);
  const own = await subscriptions.where('address', '=', to.address).executeTakeFirst();
  if (own === undefined) {
    const moved = tx.updateTable('newsletter_subscriptions').set(to).where('site', '=', site);
    await moved.where('address', '=', from).execute();
  } else {
    const dropped = tx.deleteFrom('newsletter_subscriptions').where('site', '=', site);
    await dropped.where('address', '=', from).execute();
  }
}
