import { sql } from 'kysely';
import { departmentDate } from '#domain/departmentDate.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { Clock } from '#ports/Clock.ts';
import {
  MAX_COMMENTS,
  MAX_SUMMARY_PAGES,
  type Feedback,
  type FeedbackQuery,
  type FeedbackSummary,
  type PageComment,
  type Vote,
} from '#ports/Feedback.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Database, Tx } from './Database.ts';
import { isSitePublished } from './isSitePublished.ts';
import { isStorable } from './isStorable.ts';

const EMPTY_SUMMARY: FeedbackSummary = { pages: [], comments: [] };

/** Visitors' votes on pages, and their comments. */
export class StoreFeedback implements Feedback {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async vote({ site, page, useful }: Vote): Promise<Outcome<undefined, 'siteNotFound'>> {
    const day = departmentDate(this.#clock.now());
    const vote = { useful: useful ? 1 : 0, not_useful: useful ? 0 : 1 };
    return await this.#store(site, (tx) =>
      tx
        .insertInto('feedback_votes')
        .values({ site, day, page, ...vote })
        .onConflict((conflict) =>
          conflict.columns(['site', 'day', 'page']).doUpdateSet({
            useful: (is) => is('feedback_votes.useful', '+', is.ref('excluded.useful')),
            not_useful: (is) => is('feedback_votes.not_useful', '+', is.ref('excluded.not_useful')),
          }),
        )
        .execute(),
    );
  }

  async comment({ site, page, text }: PageComment): Promise<Outcome<undefined, 'siteNotFound'>> {
    const day = departmentDate(this.#clock.now());
    return await this.#store(site, async (tx) => {
      const ofSite = tx.selectFrom('feedback_comments').where('site', '=', site);
      const last = await ofSite.select('number').orderBy('number', 'desc').limit(1).executeTakeFirst();
      const number = (last?.number ?? 0) + 1;
      await tx.insertInto('feedback_comments').values({ site, number, day, page, comment: text }).execute();
      await tx
        .deleteFrom('feedback_comments')
        .where('site', '=', site)
        .where('number', '<=', number - MAX_COMMENTS)
        .execute();
    });
  }

  async summary({ site, since }: FeedbackQuery): Promise<FeedbackSummary> {
    if (!isStorable(site)) return EMPTY_SUMMARY;
    return this.#database.snapshot(async (tx) => {
      const pages = await tx
        .selectFrom('feedback_votes')
        .select([
          'page',
          sql<number>`cast(sum(useful) as integer)`.as('useful'),
          sql<number>`cast(sum(not_useful) as integer)`.as('notUseful'),
        ])
        .where('site', '=', site)
        .where('day', '>=', since)
        .groupBy('page')
        .orderBy(sql`sum(not_useful)`, 'desc')
        .orderBy(sql`sum(useful)`, 'desc')
        .orderBy('page')
        .limit(MAX_SUMMARY_PAGES)
        .execute();
      const comments = await tx
        .selectFrom('feedback_comments')
        .select(['page', 'day', 'comment as text'])
        .where('site', '=', site)
        .where('day', '>=', since)
        .orderBy('number', 'desc')
        .execute();
      return { pages, comments };
    });
  }

  /** One transaction; refused when the site is not published. */
  async #store(site: SiteId, write: (tx: Tx) => Promise<unknown>): Promise<Outcome<undefined, 'siteNotFound'>> {
    return await this.#database.write(async (tx) => {
      if (!(await isSitePublished(tx, site))) return refused('siteNotFound');
      await write(tx);
      return done(undefined);
    });
  }
}
