import type { EmailAddress } from '#domain/forms/email.ts';
import { accountAddress } from '#domain/members/accountAddress.ts';
import type { NewsType } from '#domain/members/newsChoice.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Newsletter, NewsSubscription } from '#ports/members/Newsletter.ts';
import type { Database } from '../Database.ts';

/**
 * Newsletter choices in the store. They belong to an address and not to an account: the session may be one of the
 * department's API, which the store does not know.
 */
export class StoreNewsletter implements Newsletter {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async choices(site: SiteId, address: EmailAddress): Promise<readonly NewsType[]> {
    const rows = await this.#database.read((db) =>
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
    const now = this.#clock.now();
    const address = accountAddress(email);
    await this.#database.write(async (tx) => {
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
    await this.#database.write((tx) =>
      tx
        .deleteFrom('newsletter_subscriptions')
        .where('site', '=', site)
        .where('address', '=', accountAddress(address))
        .execute(),
    );
  }
}
