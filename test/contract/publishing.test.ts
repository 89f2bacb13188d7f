import { expect } from 'chai';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { parseRelativeTime } from '#domain/relativeTime.ts';
import { MAX_ATTACHMENT_TEXT } from '#domain/search/pdfText.ts';
import type { ArchiveEntry, ArchiveItem, Publishing, SiteArchive } from '#ports/Publishing.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { summariseItem } from '#adapters/store/publishing/summariseItem.ts';
import {
  aSiteArchive,
  category,
  host,
  itemOf,
  newsItem,
  newsOf,
  OTHER_SITE,
  SITE,
  siteDetails,
  siteLayout,
  slug,
  version,
} from '#test/support/builders.ts';
import { onEveryEngine, STORE_ENGINES, type Engine, type OpenedStore } from '#test/support/engines.ts';
import { at, testClock } from '#test/support/testClock.ts';

onEveryEngine('Publishing', STORE_ENGINES, publishingContract);

function publishingContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  beforeEach(async () => {
    clock.set('2026-11-21T03:00:00Z');
    store = await engine.open([], clock);
  });
  afterEach(() => store.close());

  const publish = (...archives: readonly SiteArchive[]) => store.publishing.publish(archives, () => undefined);
  const publishItems = (...items: readonly ArchiveItem[]) => publish(aSiteArchive({ items }));
  const list = (from: Pick<OpenedStore, 'content'> = store, site = SITE, locale: Locale = 'th') =>
    from.content.list({ site, locale, kind: 'news', page: 1, pageSize: 50 });
  const titles = async (site = SITE) => (await list(store, site)).items.map((item) => item.title);
  const find = (name: string) => store.content.find({ site: SITE, locale: 'th', kind: 'news', slug: slug(name) });

  it('reports an empty store before the first import, and not after it', async () => {
    expect(await store.publishing.isEmpty()).to.be.true;
    await publish(aSiteArchive());
    expect(await store.publishing.isEmpty()).to.be.false;
  });

  it('counts what it added, changed, removed and left unchanged', async () => {
    expect(await publishItems(newsItem('a'), newsItem('b'), newsItem('c'))).to.deep.equal({
      published: true,
      added: 3,
      changed: 0,
      removed: 0,
      unchanged: 0,
    });
    const changed = newsItem('b', { versions: { th: version({ title: 'ใหม่' }) } });
    expect(await publishItems(newsItem('a'), changed, newsItem('d'), newsItem('e'))).to.deep.equal({
      published: true,
      added: 2,
      changed: 1,
      removed: 1,
      unchanged: 1,
    });
    expect((await titles()).sort()).to.deep.equal(['ข่าว a', 'ข่าว d', 'ข่าว e', 'ใหม่']);
    expect((await list(store, SITE, 'en')).items.map((item) => item.slug).sort()).to.deep.equal(['a', 'd', 'e']);
  });

  it('reports its progress up to the total', async () => {
    await publishItems(newsItem('stays'));
    const reported: [number, number][] = [];
    const items = [newsItem('stays'), ...Array.from({ length: 120 }, (_, index) => newsItem(`n-${index}`))];
    await store.publishing.publish([aSiteArchive({ items })], (done, total) => reported.push([done, total]));
    expect(reported[0]).to.deep.equal([1, 121]);
    expect(reported.at(-1)).to.deep.equal([121, 121]);
    expect(reported).to.have.length.greaterThan(3);
    expect(reported.map(([done]) => done)).to.deep.equal(
      reported.map(([done]) => done).sort((one, other) => one - other),
    );
  });

  it('changes nothing when the same archive is imported again, whatever the order of its keys', async () => {
    const archive = aSiteArchive({ items: [newsItem('a'), newsItem('b')], categories: [category('water')] });
    await publish(archive);
    expect(await publish(withKeysReversed(archive))).to.deep.equal({
      published: true,
      added: 0,
      changed: 0,
      removed: 0,
      unchanged: 2,
    });
    expect(await titles()).to.have.members(['ข่าว a', 'ข่าว b']);
  });

  it('publishes a new layout, details and domains without writing the items', async () => {
    await publish(aSiteArchive({ items: [newsItem('a')] }));
    const details = siteDetails({ hotline: { number: '1460', extension: '2' } });
    const layouts = { th: siteLayout({ footer: [] }), en: siteLayout({ menu: [] }) };
    const report = await publish(aSiteArchive({ details, layouts, domains: [], items: [newsItem('a')] }));
    expect(report).to.include({ changed: 0, unchanged: 1 });
    expect(await store.sites.details(SITE)).to.deep.equal(details);
    expect(await store.sites.layout(SITE, 'en')).to.deep.equal(layouts.en);
    expect(await store.sites.findByDomain(aSiteArchive().domains[0]!)).to.be.undefined;
    expect(await titles()).to.deep.equal(['ข่าว a']);
  });

  it('leaves sites unchanged that are not in the import', async () => {
    await publish(aSiteArchive({ items: [newsItem('a')] }), aSiteArchive({ id: OTHER_SITE, items: [newsItem('b')] }));
    await publish(aSiteArchive({ items: [newsItem('c')] }));
    expect(await titles(OTHER_SITE)).to.deep.equal(['ข่าว b']);
    expect(await store.sites.details(OTHER_SITE)).to.include({ id: OTHER_SITE });
    expect(await titles()).to.deep.equal(['ข่าว c']);
  });

  it('removes an item from lists, categories and its own page', async () => {
    const categories = [category('water'), category('people')];
    await publish(
      aSiteArchive({
        categories,
        items: [newsItem('a', { category: 'water' }), newsItem('b', { category: 'people' })],
      }),
    );
    await publish(aSiteArchive({ categories, items: [newsItem('b', { category: 'people' })] }));
    expect(await find('a')).to.deep.equal({ ok: false, code: 'contentNotFound' });
    expect((await list()).total).to.equal(1);
    expect((await list()).categories.map(({ code }) => code)).to.deep.equal(['people']);
  });

  it('shows a list and its categories of the same import, while others are being published', async () => {
    const imports = ['water', 'people'].map((code) =>
      aSiteArchive({ categories: [category(code)], items: [newsItem('a', { category: code })] }),
    );
    await publish(imports[0]!);
    for (let count = 1; count <= 6; count++) {
      const publishing = publish(imports[count % 2]!);
      for (const { items, categories } of await Promise.all([list(), list(), publishing.then(() => list())]))
        expect(categories.map(({ code }) => code)).to.deep.equal(items.map((item) => item.category?.code));
    }
  });

  it('preserves the hits of an item that changes, and of one that returns', async () => {
    await publishItems(newsItem('a'));
    await store.content.addHits(SITE, [{ kind: 'news', slug: slug('a'), count: 5 }]);
    await publishItems(newsItem('a', { featured: true }));
    await publishItems();
    await publishItems(newsItem('a'));
    expect((await find('a')).ok && (await find('a'))).to.have.nested.property('value.hits', 5);
  });

  it('moves the hits of an item to its new address, from every address at which it was', async () => {
    await publishItems(newsItem('a'), newsItem('b'));
    await store.content.addHits(SITE, [{ kind: 'news', slug: slug('a'), count: 5 }]);
    const formerly = [{ kind: 'news', slug: slug('a') }] as const;
    await publishItems(newsItem('c', { kind: 'document', formerly }), newsItem('b'));
    await store.content.addHits(SITE, [
      { kind: 'document', slug: slug('c'), count: 2 },
      { kind: 'news', slug: slug('b'), count: 1 },
    ]);
    const again = [...formerly, { kind: 'document', slug: slug('c') }] as const;
    await publishItems(newsItem('d', { formerly: again }), newsItem('b'));
    await publishItems(newsItem('d', { formerly: again }), newsItem('b', { featured: true }));
    expect(await find('d')).to.have.nested.property('value.hits', 7);
    expect(await find('b')).to.have.nested.property('value.hits', 1);
  });

  it('says of the address of a removed item that it was withdrawn, if it was public', async () => {
    const former = (name: string, kind: ContentKind = 'news') =>
      store.content.findFormer({ site: SITE, locale: 'en', kind, slug: slug(name) });
    await publishItems(newsOf('a', '2026-01-01T00:00:00Z'), newsOf('unseen', '2027-01-01T00:00:00Z'), newsItem('b'));
    await publishItems(newsItem('b'));
    expect(await former('a')).to.deep.equal({ state: 'withdrawn', related: [] });
    expect(await former('unseen')).to.equal(undefined);
    expect(await former('a', 'document')).to.equal(undefined);
    await publishItems(newsItem('c', { formerly: [{ kind: 'news', slug: slug('a') }] }));
    expect(await former('a')).to.have.nested.property('item.slug', 'c');
    await publishItems(newsOf('a', '2026-01-01T00:00:00Z'));
    expect((await find('a')).ok).to.equal(true);
    expect(await former('a')).to.equal(undefined);
  });

  it('refuses the slug of a removed item for another one, and publishes nothing then', async () => {
    await publishItems(newsOf('a', '2026-01-01T00:00:00Z'), newsItem('b'));
    await publishItems(newsItem('b'));
    const report = await publish(
      aSiteArchive({ items: [newsOf('a', '2026-02-02T00:00:00Z'), newsItem('c')] }),
      aSiteArchive({ id: OTHER_SITE, items: [newsItem('d')] }),
    );
    expect(report).to.deep.equal({
      published: false,
      code: 'slugRetired',
      items: [{ site: SITE, kind: 'news', slug: 'a' }],
    });
    expect(await titles()).to.deep.equal(['ข่าว b']);
    expect(await titles(OTHER_SITE)).to.deep.equal([]);
  });

  it('allows an item to return to its slug, repeatedly', async () => {
    const item = newsOf('a', '2026-01-01T00:00:00Z');
    for (let times = 0; times < 3; times++) {
      expect(await publishItems(item)).to.include({ published: true, added: 1 });
      expect(await publishItems()).to.include({ published: true, removed: 1 });
    }
    expect(await publishItems(newsOf('a', '2026-01-02T00:00:00Z'))).to.include({ published: false });
    expect(await publishItems(item)).to.include({ published: true, added: 1 });
  });

  it('allows the slug of another kind or site, or one that was never public', async () => {
    await publishItems(newsOf('a', '2026-01-01T00:00:00Z'), newsOf('unseen', '2027-01-01T00:00:00Z'));
    await publishItems();
    const document = newsOf('a', '2026-02-02T00:00:00Z', { kind: 'document' });
    expect(await publishItems(document, newsOf('unseen', '2027-02-02T00:00:00Z'))).to.include({ published: true });
    const elsewhere = aSiteArchive({ id: OTHER_SITE, items: [newsOf('a', '2026-03-03T00:00:00Z')] });
    expect(await publish(elsewhere)).to.include({ published: true });
  });

  it('allows an item to change its dates', async () => {
    await publishItems(newsOf('a', '2026-01-01T00:00:00Z'));
    expect(await publishItems(newsOf('a', '2026-02-02T00:00:00Z'))).to.include({ published: true, changed: 1 });
    await publishItems();
    expect(await publishItems(newsOf('a', '2026-01-01T00:00:00Z'))).to.include({ published: false });
  });

  it('reports text that cannot be stored, and publishes nothing', async () => {
    await publishItems(newsItem('a'));
    const broken = newsItem('b', { versions: { th: version({ title: 'a\u0000b' }) } });
    const fault: unknown = await publishItems(broken).catch((thrown: unknown) => thrown);
    expect(fault).to.be.instanceOf(RangeError);
    expect(await titles()).to.deep.equal(['ข่าว a']);
  });

  it('counts an item as changed whose attached text has changed, of which no page shows anything', async () => {
    const withText = (attachmentText?: string) =>
      newsItem('a', { versions: { th: version({ ...(attachmentText !== undefined && { attachmentText }) }) } });
    await publishItems(withText());
    const shown = await find('a');
    for (const text of ['แผนน้ำ', 'แผนน้ำ 2570', 'x'.repeat(MAX_ATTACHMENT_TEXT), undefined]) {
      expect(await publishItems(withText(text))).to.include({ changed: 1, unchanged: 0 });
      expect(await publishItems(withText(text))).to.include({ changed: 0, unchanged: 1 });
      expect(await find('a')).to.deep.equal(shown);
    }
  });

  it('lets two imports run at the same time, one after the other', async () => {
    const other = await store.reopen();
    const many = (title: string) =>
      aSiteArchive({ items: Array.from({ length: 120 }, (_, index) => newsItem(`n-${index}`, titled(title))) });
    const reports = await Promise.all([
      publish(many('first')),
      other.publishing.publish([many('second')], () => undefined),
    ]);
    for (const report of reports) expect(report).to.include({ published: true });
    expect(reports.map((report) => report.published && report.added).sort()).to.deep.equal([0, 120]);
    const { items, total } = await list();
    expect(total).to.equal(120);
    expect(new Set(items.map((item) => item.title)).size).to.equal(1);
    await other.close();
  });

  it('shows readers the old generation or the new one, never a mixture', async () => {
    const generation = (title: string) =>
      aSiteArchive({
        details: siteDetails({ hotline: { number: title, extension: '' } }),
        items: Array.from({ length: 160 }, (_, index) => newsItem(`n-${index}`, titled(title))),
      });
    await publish(generation('old'));
    const reader = await store.reopen();
    const seen: string[] = [];
    const importing = { runs: true };
    const reading = (async () => {
      while (importing.runs) {
        const { items, total } = await list(reader);
        expect(total).to.equal(160);
        expect(items).to.have.length(50);
        seen.push([...new Set(items.map((item) => item.title))].join(' and '));
        const item = await reader.content.find({ site: SITE, locale: 'th', kind: 'news', slug: slug('n-7') });
        seen.push(item.ok ? item.value.title : item.code);
        await new Promise(setImmediate);
      }
    })();
    await publish(generation('new'));
    importing.runs = false;
    await reading;
    expect(seen.filter((title) => title === 'old')).to.have.length.greaterThan(4);
    expect(new Set(seen)).to.satisfy((all: Set<string>) =>
      [...all].every((title) => title === 'old' || title === 'new'),
    );
    expect(seen.lastIndexOf('old')).to.be.lessThan(seen.includes('new') ? seen.indexOf('new') : Infinity);
    expect(new Set((await list(reader)).items.map((item) => item.title))).to.deep.equal(new Set(['new']));
    await reader.close();
  });

  it('counts every hit once that arrives during an import', async () => {
    const items = (title: string) =>
      aSiteArchive({ items: Array.from({ length: 160 }, (_, index) => newsItem(`n-${index}`, titled(title))) });
    await publish(items('old'));
    const reader = await store.reopen();
    const added: Promise<void>[] = [];
    const addHits = () => {
      const hits = [0, 80, 159].map((index) => ({ kind: 'news', slug: slug(`n-${index}`), count: 1 }) as const);
      added.push(reader.content.addHits(SITE, hits));
    };
    await store.publishing.publish([items('new')], addHits);
    await Promise.all(added);
    expect(added.length).to.be.greaterThan(2);
    for (const name of ['n-0', 'n-80', 'n-159']) {
      const found = await find(name);
      expect(found, name).to.have.nested.property('value.hits', added.length);
      expect(found, name).to.have.nested.property('value.title', 'new');
    }
    await reader.close();
  });

  it('refuses a domain of another published site, and publishes nothing then', async () => {
    const shared = host('www.example.go.th');
    await publish(aSiteArchive({ domains: [shared], items: [newsItem('a')] }));
    const report = await publish(aSiteArchive({ id: OTHER_SITE, domains: [shared], items: [newsItem('b')] }));
    expect(report).to.deep.equal({
      published: false,
      code: 'domainTaken',
      domains: [{ site: OTHER_SITE, domain: shared, owner: SITE }],
    });
    expect(await store.sites.findByDomain(shared)).to.equal(SITE);
    expect(await titles(OTHER_SITE)).to.deep.equal([]);
  });

  it('moves a domain from one site to another when both are published together, or one after the other', async () => {
    const moved = host('www.example.go.th');
    await publish(aSiteArchive({ domains: [moved] }));
    await publish(aSiteArchive({ domains: [] }), aSiteArchive({ id: OTHER_SITE, domains: [moved] }));
    expect(await store.sites.findByDomain(moved)).to.equal(OTHER_SITE);
    await publish(aSiteArchive({ id: OTHER_SITE, domains: [] }));
    expect(await publish(aSiteArchive({ domains: [moved] }))).to.include({ published: true });
    expect(await store.sites.findByDomain(moved)).to.equal(SITE);
  });

  it('lists the published sites with their domains and the number of their items', async () => {
    expect(await store.publishing.list()).to.deep.equal([]);
    const domains = [host('a.example.go.th'), host('b.example.go.th')];
    await publish(aSiteArchive({ domains, items: [newsItem('a'), newsItem('b')] }));
    await publish(aSiteArchive({ id: OTHER_SITE, domains: [] }));
    const { shortName } = siteDetails();
    expect(await store.publishing.list()).to.deep.equal([
      { id: SITE, shortName, domains, items: 2 },
      { id: OTHER_SITE, shortName, domains: [], items: 0 },
    ]);
  });

  it('removes a site with its domains and items, and leaves the others', async () => {
    const [ours, theirs] = [host('a.example.go.th'), host('b.example.go.th')];
    const site = aSiteArchive({ domains: [ours], items: [newsOf('a', '2026-01-01T00:00:00Z'), newsItem('b')] });
    await publish(site, aSiteArchive({ id: OTHER_SITE, domains: [theirs], items: [newsItem('c')] }));
    expect(await store.publishing.remove(SITE)).to.equal(true);
    expect(await store.sites.findByDomain(ours)).to.be.undefined;
    expect(await store.sites.details(SITE)).to.be.undefined;
    expect(await store.siteVersions.current(SITE)).to.be.undefined;
    expect(await titles()).to.deep.equal([]);
    expect(await titles(OTHER_SITE)).to.have.length(1);
    expect((await store.publishing.list()).map(({ id }) => id)).to.deep.equal([OTHER_SITE]);
    expect(await store.publishing.remove(SITE)).to.equal(false);
  });

  it('publishes a removed site again, with the slugs of its own items only', async () => {
    const withItem = (publishedAt: string) => aSiteArchive({ items: [newsOf('a', publishedAt)] });
    await publish(withItem('2026-01-01T00:00:00Z'));
    await store.publishing.remove(SITE);
    expect(await publish(withItem('2026-02-02T00:00:00Z'))).to.include({ published: false, code: 'slugRetired' });
    expect(await publish(withItem('2026-01-01T00:00:00Z'))).to.include({ published: true, added: 1 });
    expect(await titles()).to.have.length(1);
  });

  it('finds no site by a domain that is not published yet, or no longer', async () => {
    const withDomain = (name: string) =>
      aSiteArchive({
        domains: [host(name)],
        items: Array.from({ length: 120 }, (_, index) => newsItem(`n-${index}`, titled(name))),
      });
    const found = async () => [
      await store.sites.findByDomain(host('old.example.go.th')),
      await store.sites.findByDomain(host('new.example.go.th')),
    ];
    await publish(withDomain('old.example.go.th'));
    expect(await cutOff(store.publishing, withDomain('new.example.go.th'))).to.equal('cut off');
    expect(await found()).to.deep.equal([SITE, undefined]);
    await publish(withDomain('new.example.go.th'));
    expect(await found()).to.deep.equal([undefined, SITE]);
  });

  it('leaves the published generation when an import is interrupted, and the next import removes its rows', async () => {
    const before = [newsItem('stays'), newsItem('goes'), newsItem('changes')];
    await publishItems(...before);
    const after = [
      newsItem('stays'),
      newsItem('changes', titled('new')),
      ...Array.from({ length: 120 }, (_, index) => newsItem(`n-${index}`)),
    ];
    const changed = { details: siteDetails({ publicOrigin: 'https://new.example.go.th' }), items: after };
    expect(await cutOff(store.publishing, aSiteArchive(changed))).to.equal('cut off');
    expect((await titles()).sort()).to.deep.equal(['ข่าว changes', 'ข่าว goes', 'ข่าว stays']);
    expect(await store.sites.details(SITE)).to.deep.equal(siteDetails());

    expect(await publishItems(...before)).to.deep.include({ added: 0, changed: 0, removed: 0, unchanged: 3 });
    expect((await titles()).sort()).to.deep.equal(['ข่าว changes', 'ข่าว goes', 'ข่าว stays']);

    expect(await cutOff(store.publishing, aSiteArchive(changed))).to.equal('cut off');
    expect(await publish(aSiteArchive(changed))).to.deep.include({ added: 120, changed: 1, removed: 1, unchanged: 1 });
    expect((await list()).total).to.equal(122);
    expect(await find('goes')).to.deep.equal({ ok: false, code: 'contentNotFound' });
  });

  describe('Dates relative to the first import', () => {
    const times = async () => {
      const found = await store.content.find({ site: SITE, locale: 'th', kind: 'event', slug: slug('fair') });
      if (!found.ok || found.value.detail.kind !== 'event') throw new Error('no event');
      return [found.value.detail.startsAt, found.value.detail.endsAt];
    };
    const listed = async () =>
      (await store.content.list({ site: SITE, locale: 'en', kind: 'event', page: 1, pageSize: 10 })).items[0]?.detail;
    const FIRST = ['2026-11-24T02:00:00.000Z', '2026-11-24T09:30:00.000Z'];

    it('do not change when the same archive is imported again', async () => {
      await publishItems(fair('+3d 09:00', '+3d 16:30'));
      expect(await times()).to.deep.equal(FIRST);
      expect(await listed()).to.include({ startsAt: FIRST[0], endsAt: FIRST[1] });
      clock.set('2026-11-28T03:00:00Z');
      expect(await publishItems(fair('+3d 09:00', '+3d 16:30'))).to.include({ changed: 0, unchanged: 1 });
      expect(await times()).to.deep.equal(FIRST);
    });

    it('do not change when the item changes, and new ones count from the same day', async () => {
      await publishItems(fair('+3d 09:00', '+3d 16:30'));
      clock.set('2026-11-28T03:00:00Z');
      expect(await publishItems({ ...fair('+3d 09:00', '+3d 16:30'), featured: true })).to.include({ changed: 1 });
      expect(await times()).to.deep.equal(FIRST);
      clock.set('2026-12-28T03:00:00Z');
      await publishItems({ ...fair('+4d 09:00', '-1d 16:30'), featured: true });
      expect(await times()).to.deep.equal(['2026-11-25T02:00:00.000Z', '2026-11-20T09:30:00.000Z']);
    });

    it('count from that day in Bangkok', async () => {
      clock.set('2026-11-21T17:00:00Z');
      await publishItems(fair('+0d 00:00', '+1d 00:00'));
      expect(await times()).to.deep.equal(['2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z']);
    });

    it('count anew for an item that was removed and returns', async () => {
      await publishItems(fair('+3d 09:00', '+3d 16:30'));
      await publishItems();
      clock.set('2026-11-28T03:00:00Z');
      await publishItems(fair('+3d 09:00', '+3d 16:30'));
      expect(await times()).to.deep.equal(['2026-12-01T02:00:00.000Z', '2026-12-01T09:30:00.000Z']);
    });

    it('are not fixed by an interrupted import', async () => {
      const items = Array.from({ length: 120 }, (_, index) => newsItem(`n-${index}`));
      expect(
        await cutOff(store.publishing, aSiteArchive({ items: [fair('+3d 09:00', '+3d 16:30'), ...items] })),
      ).to.equal('cut off');
      clock.set('2026-11-28T03:00:00Z');
      await publishItems(fair('+3d 09:00', '+3d 16:30'));
      expect(await times()).to.deep.equal(['2026-12-01T02:00:00.000Z', '2026-12-01T09:30:00.000Z']);
    });
  });

  describe('Items that are loaded when they are written', () => {
    const loaded: string[] = [];
    const entry = (item: ArchiveItem, load = () => Promise.resolve(item)): ArchiveEntry => ({
      ...summariseItem(item),
      load: () => {
        loaded.push(item.slug);
        return load();
      },
    });
    const publishEntries = (...items: readonly ArchiveEntry[]) =>
      store.publishing.publish([{ ...aSiteArchive(), items }], () => undefined);
    beforeEach(() => loaded.splice(0));

    it('are the same to readers as items that are given whole', async () => {
      await publishItems(newsItem('a'), newsItem('b'));
      const whole = await list();
      const report = await publishEntries(entry(newsItem('a')), entry(newsItem('b')));
      expect(report).to.deep.include({ added: 0, changed: 0, unchanged: 2 });
      expect(await list()).to.deep.equal(whole);
    });

    it('are loaded only when they are new or changed', async () => {
      await publishItems(newsItem('a'), newsItem('b'), newsItem('c'));
      await publishEntries(entry(newsItem('a')), entry(newsItem('b', titled('ใหม่'))), entry(newsItem('d')));
      expect(loaded).to.deep.equal(['b', 'd']);
    });

    it('are loaded when only their place in a list that the department arranges has changed', async () => {
      const question = (name: string, position: number) => itemOf(name, { kind: 'faq', position });
      await publishEntries(entry(question('b', 2)), entry(question('c', 3)));
      loaded.splice(0);
      await publishEntries(entry(question('a', 1)), entry(question('b', 2)), entry(question('c', 3)));
      expect(loaded).to.have.members(['a', 'b', 'c']);
      const faq = await store.content.list({ site: SITE, locale: 'th', kind: 'faq', page: 1, pageSize: 10 });
      expect(faq.items.map(({ slug: name }) => name)).to.deep.equal(['a', 'b', 'c']);
    });

    it('are refused with the retired slug of another item without being loaded', async () => {
      await publishItems(newsItem('a'));
      await publishItems();
      const later = newsItem('a', { versions: { th: version({ publishedAt: at('2026-02-01T00:00:00Z') }) } });
      expect(await publishEntries(entry(later))).to.deep.include({ published: false, code: 'slugRetired' });
      expect(loaded).to.deep.equal([]);
    });

    it('leave everything published as it was when one of them cannot be loaded', async () => {
      await publishItems(newsItem('a', titled('เดิม')));
      const gone = () => Promise.reject(new Unavailable('files', 'changed while it was being imported'));
      const importing = publishEntries(entry(newsItem('a', titled('ใหม่'))), entry(newsItem('b'), gone));
      expect(await importing.catch((fault: unknown) => fault)).to.be.instanceOf(Unavailable);
      expect(await titles()).to.deep.equal(['เดิม']);
      await publishItems(newsItem('a', titled('ใหม่')));
      expect(await titles()).to.deep.equal(['ใหม่']);
    });
  });

  describe('Lists that the department arranges', () => {
    const question = (name: string, position: number, code = 'water') =>
      itemOf(name, { kind: 'faq', position }, { category: code });
    const codes = (...names: readonly string[]) => names.map((name) => category(name, { kind: 'faq' }));
    const order = async () =>
      (await store.content.list({ site: SITE, locale: 'th', kind: 'faq', page: 1, pageSize: 100 })).items.map(
        (item) => item.slug,
      );

    it('insert new items, and count only those as changed', async () => {
      await publishItems(question('a', 1), question('c', 3));
      const report = await publishItems(question('a', 1), question('b', 2), question('c', 3));
      expect(report).to.include({ added: 1, changed: 0, unchanged: 2 });
      expect(await order()).to.deep.equal(['a', 'b', 'c']);
    });

    it('follow their categories when these are rearranged', async () => {
      const items = [question('a', 1, 'water'), question('b', 1, 'people')];
      await publish(aSiteArchive({ items, categories: codes('water', 'people') }));
      expect(await order()).to.deep.equal(['a', 'b']);
      const report = await publish(aSiteArchive({ items, categories: codes('people', 'water') }));
      expect(report).to.include({ changed: 0, unchanged: 2 });
      expect(await order()).to.deep.equal(['b', 'a']);
    });
  });

  it('is visible to other processes that read the same store', async () => {
    const other = await store.reopen();
    await publishItems(newsOf('a', '2026-01-01T00:00:00Z'));
    expect((await list(other)).total).to.equal(1);
    await publishItems(newsOf('a', '2026-01-01T00:00:00Z'), newsOf('b', '2026-01-01T00:00:00Z'));
    expect((await list(other)).total).to.equal(2);
    await other.close();
  });
}

/** An event whose times are relative to its first import. */
function fair(starts: string, ends: string): ArchiveItem {
  const [startsAt, endsAt] = [parseRelativeTime(starts), parseRelativeTime(ends)];
  if (startsAt === undefined || endsAt === undefined) throw new RangeError(`not valid: ${starts}, ${ends}`);
  return itemOf('fair', { kind: 'event', startsAt, endsAt, allDay: false });
}

function titled(title: string): Pick<ArchiveItem, 'versions'> {
  return { versions: { th: version({ title, publishedAt: at('2026-01-01T00:00:00Z') }) } };
}

/** An import that dies between two of its batches, without any cleanup. */
async function cutOff(publishing: Publishing, archive: SiteArchive): Promise<string> {
  const die = (done: number) => {
    if (done > 60) throw new Error('cut off');
  };
  return publishing.publish([archive], die).then(
    () => 'published',
    (fault: unknown) => (fault as Error).message,
  );
}

function withKeysReversed<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withKeysReversed) as T;
  const entries = Object.entries(value).map(([key, part]) => [key, withKeysReversed(part)] as const);
  return Object.fromEntries(entries.reverse()) as T;
}
