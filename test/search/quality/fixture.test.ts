import { stat } from 'node:fs/promises';
import { expect } from 'chai';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publicationState } from '#domain/content/visibility.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { SITE } from '#test/support/builders.ts';
import { STORE_ENGINES, type OpenedStore } from '#test/support/engines.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { testClock } from '#test/support/testClock.ts';
import { FIXTURE_FILES, readFixture } from './readFixture.ts';

const MAX_FIXTURE_BYTES = 2_500_000;
const REAL_RESERVOIRS = 35;

describe('The fixture of the search quality set', () => {
  const { archive, reservoirs } = readFixture();
  const clock = testClock('2026-11-21T03:00:00Z');
  let store: OpenedStore;
  before(async () => {
    store = await STORE_ENGINES[0]!.open([archive], clock);
  });
  after(() => store.close());

  it('is published as it is, with every kind of content in both languages', async () => {
    for (const locale of LOCALES)
      for (const kind of CONTENT_KINDS) {
        const { total } = await store.content.list({ site: SITE, locale, kind, page: 1, pageSize: 10 });
        expect(total, `${kind} in ${locale}`).to.equal(countPublic(kind, locale)).and.to.be.at.least(1);
      }
  });

  it('has the real reservoirs, as they are recorded', async () => {
    const { register } = await recordWater(store.waterImport, { register: reservoirs });
    expect(register?.added).to.equal(REAL_RESERVOIRS);
    expect(reservoirs.filter(({ invented }) => invented)).to.deep.equal([]);
  });

  it('is small', async () => {
    const sizes = await Promise.all(Object.values(FIXTURE_FILES).map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size)).to.be.below(MAX_FIXTURE_BYTES);
  });

  function countPublic(kind: string, locale: Locale): number {
    return archive.items.filter(({ kind: own, versions }) => {
      const version = versions[locale];
      return own === kind && version !== undefined && publicationState(version, clock.now()) === 'published';
    }).length;
  }
});
