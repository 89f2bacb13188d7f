import type { EmailAddress } from '#domain/forms/email.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { NewsType } from '#domain/site/newsType.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Newsletter, NewsSubscription } from '#ports/members/Newsletter.ts';
import type { MemberStore } from './MemberStore.ts';

/**
 * Newsletter choices in the store. They belong to an address and not to an account: the session may be one of the
 * department's API, which the store does not know.
 */
export class StoreNewsletter implements Newsletter {
  readonly #store: MemberStore;

  constructor(store: MemberStore) {
    this.#store = store;
  }

  async choices(site: SiteId, address: EmailAddress): Promise<readonly NewsType[]> {
    const rows = await this.#store.database.read((db) =>
      db
        .selectFrom('newsletter_types')
        .select('type')
        .where('site', '=', site)
        .where('address', '=', accountAddress(address))
        .orderBy('position')
        .execute(),
    );
    return rows.map(({ type }) => type);
  }

  async save(site: SiteId, { email, types, locale }: NewsSubscription): Promise<void> {
    const now = this.#store.clock.now();
    const address = accountAddress(email);
    await this.#store.database.write(async (tx) => {
      await tx
        .insertInto('newsletter_subscriptions')
        .values({ site, address, email, locale, confirmed_at: now, changed_at: now })
        .onConflict((conflict) =>
          conflict.columns(['site', 'address']).doUpdateSet((was) => ({
            ...{ email, locale, changed_at: now },
            confirmed_at: was.fn.coalesce('newsletter_subscriptions.confirmed_at', was.val(now)),
          })),
        )
        .execute();
      await tx.deleteFrom('newsletter_types').where('site', '=', site).where('address', '=', address).execute();
      const rows = types.map((type, position) => ({ site, address, type, position }));
      await tx.insertInto('newsletter_types').values(rows).execute();
    });
  }

  async unsubscribe(site: SiteId, address: EmailAddress): Promise<void> {
    await this.#store.database.write((tx) =>
      tx
        .deleteFrom('newsletter_subscriptions')
        .where('site', '=', site)
        .where('address', '=', accountAddress(address))
        .execute(),
    );
  }
}
