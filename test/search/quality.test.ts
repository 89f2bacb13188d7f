import { expect } from 'chai';
import { measureQuality } from './quality/measureQuality.ts';
import { openFixture, QUALITY_ENGINES } from './quality/openFixture.ts';
import { QUERY_SETS } from './quality/queries.ts';

describe('What people search for', function () {
  this.timeout(120_000);
  for (const { name, place } of QUALITY_ENGINES)
    it(`is among the first ten results, and mostly the first one, on ${name}`, async () => {
      const store = await openFixture(await place());
      const { recall, mrr } = await measureQuality(store.search, [...QUERY_SETS.tuning, ...QUERY_SETS.heldOut]);
      await store.close();
      expect(recall, 'recall@10').to.be.at.least(0.97);
      expect(mrr, 'mean reciprocal rank').to.be.at.least(0.9);
    });
});
