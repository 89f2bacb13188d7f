import { expect } from 'chai';
import type { Store } from '#adapters/store/openStore.ts';
import { openStore } from '#adapters/store/openStore.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import { parseSearchText } from '#domain/search/searchText.ts';
import type { ArchiveItem } from '#ports/Publishing.ts';
import type { SearchQuery } from '#ports/Search.ts';
import { aSiteArchive, itemOf, newsOf, SITE } from '#test/support/builders.ts';
import { at, testClock } from '#test/support/testClock.ts';
import { QUALITY_ENGINES } from './quality/openFixture.ts';

/** More than are counted one by one. */
const NEWS = 5_200;
const RARE = 3;
const SECOND_MS = 1_000;

for (const { name, place } of QUALITY_ENGINES)
  describe(`A search with thousands of results on ${name}`, () => {
    let store: Store;
    before(async () => {
      store = await openStore(await place(), testClock(), () => undefined);
      const items = Array.from({ length: NEWS }, (_, number) =>
        inThai(newsOf(`one-${number}`, new Date(Date.UTC(2026, 0, 1) + number * SECOND_MS).toISOString())),
      );
      const rare = Array.from({ length: RARE }, (_, number) => itemOf(`rare-${number}`, { kind: 'faq', position: 1 }));
      const withWord = rare.map((item) => ({
        ...item,
        versions: { th: { ...item.versions.th!, title: 'ข่าว ที่ถามบ่อย', publishedAt: at('2025-01-01T00:00:00Z') } },
      }));
      await store.publishing.publish([aSiteArchive({ items: [...items, ...withWord] })], () => undefined);
    });
    after(() => store.close());

    const search = (query: Partial<SearchQuery> & SearchQuery['filter'] = {}) => {
      const { sort = 'newest', page = 1, pageSize = 10, type } = query;
      const filter = { text: parseSearchText('ข่าว')!, ...(type !== undefined && { type }) };
      return store.search.search({ site: SITE, locale: 'th', sort, page, pageSize, filter });
    };
    const slugs = async (query: Partial<SearchQuery>) =>
      (await search(query)).hits.map(({ found }) => found.type === 'content' && found.item.slug);

    it('estimates how many there are, and says so', async () => {
      const { total, isEstimated, types } = await search();
      expect(isEstimated).to.be.true;
      expect(total).to.be.closeTo(NEWS, NEWS / 5);
      expect(types[0]).to.have.property('type', 'news');
    });

    it('counts few results of a type exactly', async () => {
      const { total, isEstimated, hits } = await search({ type: 'faq' });
      expect({ total, isEstimated }).to.deep.equal({ total: RARE, isEstimated: false });
      expect(hits).to.have.length(RARE);
    });

    it('has them in the order of their publication, to the last page that can be reached', async () => {
      expect((await slugs({ sort: 'newest' }))[0]).to.equal(`one-${NEWS - 1}`);
      expect((await slugs({ sort: 'oldest' }))[RARE]).to.equal('one-0');
      const last = await slugs({ sort: 'newest', page: MAX_REACHABLE_RESULTS / 10 });
      expect(last.at(-1)).to.equal(`one-${NEWS - MAX_REACHABLE_RESULTS}`);
      expect(await slugs({ sort: 'newest', page: MAX_REACHABLE_RESULTS / 10 + 1 })).to.deep.equal([]);
      for (const sort of ['relevance', 'popular'] as const)
        expect(await slugs({ sort, page: MAX_REACHABLE_RESULTS / 10 }), sort).to.have.length(10);
    });
  });

/** Half of the rows. */
function inThai({ versions, ...item }: ArchiveItem): ArchiveItem {
  return { ...item, versions: { th: versions.th! } };
}
