import { expect } from 'chai';
import type { AddressQuery } from '#ports/ContentAddresses.ts';
import type { ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import { aSiteArchive, newsItem, newsOf, OTHER_SITE, SITE, siteId, slug, version } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { at, testClock } from '#test/support/testClock.ts';

onEveryEngine('The addresses', ENGINES, addressContract);

function addressContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(() => clock.set('2026-11-21T03:00:00Z'));
  afterEach(() => source.close());

  const open = async (...archives: readonly SiteArchive[]) => (source = await engine.open(archives, clock));
  const openWith = (...items: readonly ArchiveItem[]) => open(aSiteArchive({ items }));
  const addresses = (query: Partial<AddressQuery> = {}) =>
    source.content.addresses({ site: SITE, kind: 'news', limit: 100, ...query });
  const slugs = async (query: Partial<AddressQuery> = {}) => (await addresses(query)).map((address) => address.slug);
  const blocks = (size: number, site = SITE) => source.content.addressBlocks(site, 'news', size);

  it('are those of public items, with the languages that they are public in and when they changed', async () => {
    await openWith(
      newsOf('dam', '2026-02-01T00:00:00Z'),
      newsItem('canal', {
        versions: {
          th: version({ publishedAt: at('2026-03-01T00:00:00Z'), updatedAt: at('2026-03-05T00:00:00Z') }),
          en: version({ publishedAt: at('2026-12-01T00:00:00Z') }),
        },
      }),
      newsItem('weir', { versions: { en: version({ withdrawnAt: at('2026-11-01T00:00:00Z') }) } }),
      newsOf('manual', '2026-02-01T00:00:00Z', { kind: 'document' }),
    );
    expect(await addresses()).to.deep.equal([
      { slug: 'canal', place: { kind: 'news' }, changedAt: { th: '2026-03-05T00:00:00.000Z' } },
      {
        slug: 'dam',
        place: { kind: 'news' },
        changedAt: { th: '2026-02-01T00:00:00.000Z', en: '2026-02-01T00:00:00.000Z' },
      },
    ]);
  });

  it('include the parts of an address other than the slug: the parent page, the year and the code', async () => {
    const both = (detail: Parameters<typeof version>[0]) => ({ th: version(detail), en: version(detail) });
    await openWith(
      newsItem('history', { kind: 'page', versions: both({ detail: { kind: 'page' } }) }),
      newsItem('founder', { kind: 'page', versions: both({ detail: { kind: 'page', parent: slug('history') } }) }),
      {
        ...newsItem('2569-o10'),
        kind: 'oit',
        versions: both({ detail: { kind: 'oit', fiscalYear: 2569, code: 'O10', links: [] } }),
      },
    );
    expect((await addresses({ kind: 'page' })).map(({ place }) => place)).to.deep.equal([
      { kind: 'page', parent: 'history' },
      { kind: 'page' },
    ]);
    expect((await addresses({ kind: 'oit' })).map(({ place }) => place)).to.deep.equal([
      { kind: 'oit', fiscalYear: 2569, code: 'O10' },
    ]);
  });

  it('are returned in the order of their slugs, up to a limit, without a gap', async () => {
    const thaiOnly = { versions: { th: version() } };
    await openWith(
      ...['e', 'c', 'a'].map((name) => newsItem(name)),
      ...['b', 'd', 'a-b', 'a1'].map((name) => newsItem(name, thaiOnly)),
    );
    expect(await slugs({ limit: 3 })).to.deep.equal(['a', 'a-b', 'a1']);
    expect(await slugs({ limit: 3, after: slug('a1') })).to.deep.equal(['b', 'c', 'd']);
    expect(await slugs({ limit: 3, after: slug('d') })).to.deep.equal(['e']);
    expect(await slugs({ limit: 3, after: slug('e') })).to.deep.equal([]);
    const [first] = await addresses({ limit: 1 });
    expect(Object.keys(first!.changedAt)).to.have.members(['th', 'en']);
  });

  it('are divided into blocks with the last slug and the latest change of each', async () => {
    await openWith(
      newsOf('a', '2026-01-01T00:00:00Z'),
      newsOf('b', '2026-05-01T00:00:00Z'),
      newsOf('c', '2026-02-01T00:00:00Z'),
      newsOf('d', '2026-12-01T00:00:00Z'),
      newsItem('e', {
        versions: {
          th: version({ publishedAt: at('2026-01-01T00:00:00Z') }),
          en: version({ publishedAt: at('2026-01-01T00:00:00Z'), updatedAt: at('2026-06-01T00:00:00Z') }),
        },
      }),
    );
    expect(await blocks(2)).to.deep.equal([
      { last: 'b', changedAt: '2026-05-01T00:00:00.000Z' },
      { last: 'e', changedAt: '2026-06-01T00:00:00.000Z' },
    ]);
    expect(await blocks(3)).to.deep.equal([
      { last: 'c', changedAt: '2026-05-01T00:00:00.000Z' },
      { last: 'e', changedAt: '2026-06-01T00:00:00.000Z' },
    ]);
    expect((await blocks(4)).map(({ last }) => last)).to.deep.equal(['e']);
    clock.set('2026-12-01T00:00:00Z');
    expect(
      (await blocks(2)).map(({ last }) => last),
      'd is public now',
    ).to.deep.equal(['b', 'd', 'e']);
  });

  it('are empty without public items, and never include those of another site', async () => {
    await open(
      aSiteArchive({ items: [newsItem('dam')] }),
      aSiteArchive({ id: OTHER_SITE, items: [newsItem('regional')] }),
    );
    expect(await slugs({ site: OTHER_SITE })).to.deep.equal(['regional']);
    expect(await slugs({ site: siteId('77') })).to.deep.equal([]);
    expect(await slugs({ kind: 'video' })).to.deep.equal([]);
    expect(await blocks(10, siteId('77'))).to.deep.equal([]);
    expect(await blocks(10, siteId('no\u0000site'))).to.deep.equal([]);
  });
}
