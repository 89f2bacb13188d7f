import type { Category, ContentSummary } from '#domain/content/content.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { dueAlert, newsBelowAlert } from '#domain/site/alert.ts';
import { mainBlocksOf, type MainBlock } from '#domain/site/mainBlocks.ts';
import type { Deferred } from '#ui/deferred.tsx';
import { titles } from '#ui/messages/titles.ts';
import { deferred } from '../deferred.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';

const NEWS = 4;
/** Of the newest news, where the page has none by category. */
const NEWS_WITHOUT_CATEGORIES = 7;
const CATEGORIES = 6;
const PER_CATEGORY = 3;
const DOCUMENTS = 4;
const EVENTS = 6;
/** A site with more offices has a link to their list. */
const OFFICES = 6;
const MEDIA_OF_ONE_KIND = 3;
const MEDIA = ['album', 'video', 'infographic', 'magazine'] as const;

/**
 * Everything new (spec §2), in the blocks that the site chooses. When the news cannot be loaded, it is an error page;
 * the other parts are deferred.
 */
export const main: PageHandler = async (request) => {
  const { ports, site, layout, locale, context, now, signal } = request;
  const query = { site: site.id, locale, page: 1, pageSize: DEFAULT_PAGE_SIZE } as const;
  const newest = await ports.content.list({ ...query, kind: 'news' }, signal);
  const blocks = mainBlocksOf(layout.mainBlocks);
  const shown = blocks.includes('newsByCategory') ? NEWS : NEWS_WITHOUT_CATEGORIES;
  const news = withPictureFirst(newsBelowAlert(newest.items, dueAlert(site.alert, now), shown));
  const part = <T>(name: MainBlock, load: () => Promise<readonly T[]>): Deferred<readonly T[]> =>
    blocks.includes(name) ? deferred(name, load, request) : Promise.resolve([]);
  return {
    view: 'main',
    title: context.t(titles.main),
    description: layout.hero.text,
    props: {
      blocks,
      news,
      today: departmentDate(now),
      newsByCategory: part('newsByCategory', () => newsByCategory(request, newest.categories, news)),
      documents: part('documents', async () =>
        (await ports.content.list({ ...query, kind: 'document' }, signal)).items.slice(0, DOCUMENTS),
      ),
      events: part('events', async () =>
        (await ports.content.list({ ...query, kind: 'event', when: 'coming' }, signal)).items.slice(0, EVENTS),
      ),
      media: part('media', async () => {
        const lists = await Promise.all(MEDIA.map((kind) => ports.content.list({ ...query, kind }, signal)));
        return newestOfEach(lists.map(({ items }) => items));
      }),
      offices: part('agencies', async () => {
        const { items, total } = await ports.content.list({ ...query, kind: 'agency' }, signal);
        return total > OFFICES ? [] : items;
      }),
    },
  };
};

/** The newest of each kind; where only one kind has any, its newest ones. */
function newestOfEach(kinds: readonly (readonly ContentSummary[])[]): readonly ContentSummary[] {
  const [only, ...others] = kinds.filter((items) => items.length > 0);
  return others.length === 0 ? (only ?? []).slice(0, MEDIA_OF_ONE_KIND) : kinds.flatMap((items) => items.slice(0, 1));
}

/** The newest news that has a picture leads; the others stay in their order. */
function withPictureFirst(news: readonly ContentSummary[]): readonly ContentSummary[] {
  const lead = news.find(({ cover }) => cover !== undefined);
  return lead === undefined ? news : [lead, ...news.filter((item) => item !== lead)];
}

/** More news of the first categories, without the news `above`, which the page shows already. */
async function newsByCategory(
  { ports, site, locale, signal }: PageRequest,
  categories: readonly Category[],
  above: readonly ContentSummary[],
) {
  const shown = new Set(above.map(({ slug }) => slug));
  const subjects = await Promise.all(
    categories.slice(0, CATEGORIES).map(async (category) => {
      const list = await ports.content.list(
        { site: site.id, locale, kind: 'news', category: category.code, page: 1, pageSize: DEFAULT_PAGE_SIZE },
        signal,
      );
      return { category, items: list.items.filter(({ slug }) => !shown.has(slug)).slice(0, PER_CATEGORY) };
    }),
  );
  return subjects.filter(({ items }) => items.length > 0);
}
