import { expect } from 'chai';
import type { ContentKind } from '#domain/content/kinds.ts';
import { publicationState } from '#domain/content/visibility.ts';
import { addSeconds, instantBefore, type Instant } from '#domain/instant.ts';
import type { ArchiveItem, ArchiveVersion } from '#ports/Publishing.ts';
import { aSiteArchive, category, newsItem, SITE, slug, version } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { at, testClock } from '#test/support/testClock.ts';

const EDGE = at('2026-11-21T03:00:00Z');
const AFTER = addSeconds(EDGE, 0.001);
const INSTANTS: readonly Instant[] = [instantBefore(EDGE), EDGE, AFTER];

interface Case {
  readonly name: string;
  readonly version: ArchiveVersion;
}

const casesOf = (publications: readonly Instant[]): readonly Case[] =>
  publications.flatMap((publishedAt, p) =>
    [undefined, ...INSTANTS].map((withdrawnAt, w) => ({
      name: `p${p}w${w}`,
      version: version({ publishedAt, ...(withdrawnAt !== undefined && { withdrawnAt }) }),
    })),
  );

/** Lists sorted by publication and in the department's order have different queries. */
const CASES = {
  news: casesOf(INSTANTS),
  page: casesOf(INSTANTS),
  // Of these, only withdrawals invalidate a cached list.
  policy: casesOf([at('2026-11-20T03:00:00Z')]),
} as const satisfies Partial<Record<ContentKind, readonly Case[]>>;

onEveryEngine('The publication of versions', ENGINES, publicationContract);

/** The domain's `publicationState` decides; the engines repeat it in SQL, in several queries. */
function publicationContract(engine: Engine): void {
  let source: Source;
  afterEach(() => source.close());

  for (const [kind, cases] of Object.entries(CASES) as [keyof typeof CASES, readonly Case[]][])
    it(`follows the domain's rule to the millisecond in every query of ${kind}, as time passes`, async () => {
      const clock = testClock();
      clock.set(instantBefore(INSTANTS[0]!));
      source = await engine.open([archiveOf(kind, cases)], clock);
      for (const now of [clock.now(), ...INSTANTS, addSeconds(AFTER, 0.001)]) {
        clock.set(now);
        const published = cases.filter((one) => publicationState(one.version, now) === 'published');
        const expected = published.map(({ name }) => name);
        expect(await publicNames(source, kind, cases), now).to.deep.equal({
          list: expected,
          total: expected.length,
          ofYear: expected,
          found: expected,
          related: expected,
          addresses: expected,
          lastOfBlocks: expected,
          categories: expected,
        });
      }
    });
}

function archiveOf(kind: keyof typeof CASES, cases: readonly Case[]) {
  const itemOf = ({ name, version }: Case): ArchiveItem =>
    newsItem(name, { kind, category: name, versions: { th: { ...version, detail: { kind } } } });
  const choosing = cases.map(({ name }) =>
    newsItem(`chooses-${name}`, { kind: 'document', related: [{ kind, slug: slug(name) }] }),
  );
  return aSiteArchive({
    categories: cases.map(({ name }) => category(name, { kind })),
    items: [...cases.map(itemOf), ...choosing],
  });
}

async function publicNames({ content }: Source, kind: ContentKind, cases: readonly Case[]) {
  const query = { site: SITE, locale: 'th', kind, page: 1, pageSize: 20 } as const;
  const names = cases.map(({ name }) => name);
  const list = await content.list(query);
  const ofYear = await content.list({ ...query, year: 2026 });
  const found = names.map((name) => content.find({ site: SITE, locale: 'th', kind, slug: slug(name) }));
  const choosing = names.map((name) =>
    content.find({ site: SITE, locale: 'th', kind: 'document', slug: slug(`chooses-${name}`) }),
  );
  const outcomes = await Promise.all(found);
  const related = (await Promise.all(choosing)).flatMap((one) => (one.ok ? one.value.related : []));
  return {
    list: list.items.map((item) => String(item.slug)).sort(),
    total: list.total,
    ofYear: ofYear.items.map((item) => String(item.slug)).sort(),
    found: names.filter((_, index) => outcomes[index]?.ok),
    related: related.map((item) => String(item.slug)).sort(),
    addresses: (await content.addresses({ site: SITE, kind, limit: 100 })).map((item) => String(item.slug)),
    lastOfBlocks: (await content.addressBlocks(SITE, kind, 1)).map(({ last }) => String(last)),
    categories: list.categories.map(({ code }) => code),
  };
}
