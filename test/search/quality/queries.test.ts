import { expect } from 'chai';
import { publicationState } from '#domain/content/visibility.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { testClock } from '#test/support/testClock.ts';
import { MEASURED_SETS, QUERY_SETS, QUERY_SORTS, type QualityQuery } from './queries.ts';
import { readFixture } from './readFixture.ts';

const HALVES = [...QUERY_SETS.tuning, ...QUERY_SETS.heldOut];
const QUERIES = [...HALVES, ...QUERY_SETS.usedFresh, ...QUERY_SETS.fresh, ...QUERY_SETS.reserve];

describe('The search quality set', () => {
  const { archive, reservoirs } = readFixture();

  it('has at least 120 queries, 50 and more in each language', () => {
    expect(HALVES.length).to.be.at.least(120);
    for (const locale of LOCALES) expect(countOf(HALVES, { locale }), locale).to.be.at.least(50);
  });

  it('has sets of 60 queries more of every sort, 30 in each language: three used, one fresh, one in reserve', () => {
    for (const [set, perLocale] of [
      ['usedFresh', 90],
      ['fresh', 30],
      ['reserve', 30],
    ] as const) {
      for (const locale of LOCALES)
        expect(countOf(QUERY_SETS[set], { locale }), `${set} ${locale}`).to.equal(perLocale);
      for (const sort of QUERY_SORTS) expect(countOf(QUERY_SETS[set], { sort }), `${set} ${sort}`).to.be.at.least(1);
    }
  });

  it('measures every set but the reserve unless another is named', () => {
    expect([...MEASURED_SETS, 'reserve']).to.have.members(Object.keys(QUERY_SETS));
  });

  it('is split into two halves with as many queries of each language and sort', () => {
    const { tuning, heldOut } = QUERY_SETS;
    expect(tuning.length).to.be.closeTo(heldOut.length, 2);
    for (const locale of LOCALES)
      expect(countOf(tuning, { locale }), locale).to.be.closeTo(countOf(heldOut, { locale }), 2);
    for (const sort of QUERY_SORTS) {
      expect(countOf(tuning, { sort }), sort).to.be.at.least(1);
      expect(countOf(tuning, { sort }), sort).to.be.closeTo(countOf(heldOut, { sort }), 2);
    }
  });

  it('asks nothing twice', () => {
    const asked = QUERIES.map(({ locale, query }) => `${locale} ${query}`);
    expect(new Set(asked).size).to.equal(asked.length);
  });

  it('expects one to four results, none twice, and says why', () => {
    for (const { sort, query, expected, why } of QUERIES) {
      expect(QUERY_SORTS, query).to.include(sort);
      expect(expected.length, query).to.be.within(1, 4);
      expect(new Set(expected).size, query).to.equal(expected.length);
      expect(why, query).to.not.be.empty;
    }
  });

  it('expects only what the fixture has in the language of the search', () => {
    const places = reservoirs.map(({ id }) => `reservoir/${id}`);
    const missing = LOCALES.flatMap((locale) => {
      const found = new Set([...places, ...publicItems(locale)]);
      const expected = QUERIES.filter((query) => query.locale === locale).flatMap((query) => query.expected);
      return expected.filter((address) => !found.has(address)).map((address) => `${locale} ${address}`);
    });
    expect(missing).to.deep.equal([]);
  });

  function publicItems(locale: Locale): readonly string[] {
    const now = testClock('2026-11-21T03:00:00Z').now();
    return archive.items.flatMap(({ kind, slug, versions }) => {
      const version = versions[locale];
      return version !== undefined && publicationState(version, now) === 'published' ? [`${kind}/${slug}`] : [];
    });
  }
});

function countOf(queries: readonly QualityQuery[], { locale, sort }: Partial<QualityQuery>): number {
  return queries.filter(
    (query) => (locale === undefined || query.locale === locale) && (sort === undefined || query.sort === sort),
  ).length;
}
