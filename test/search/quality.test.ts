import { expect } from 'chai';
import { measureQuality } from './quality/measureQuality.ts';
import { openFixture, QUALITY_ENGINES } from './quality/openFixture.ts';
import { QUERY_SETS } from './quality/queries.ts';

describe('What people search for', () => {
  for (const { name, place } of QUALITY_ENGINES)
    it(`is among the first ten results, and mostly the first one, on ${name}`, async () => {
      const store = await openFixture(await place());
      const known = await measureQuality(store.search, [...QUERY_SETS.tuning, ...QUERY_SETS.heldOut]);
      const unseen = await measureQuality(store.search, QUERY_SETS.fresh);
      await store.close();
      expect(known.recall, 'recall@10').to.be.at.least(0.97);
      expect(known.mrr, 'mean reciprocal rank').to.be.at.least(0.9);
      expect(unseen.recall, 'recall@10 of queries that nobody tuned for').to.be.at.least(known.recall - 0.03);
      expect(unseen.mrr, 'their mean reciprocal rank').to.be.at.least(known.mrr - 0.03);
    });
});
