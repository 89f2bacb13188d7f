import { expect } from 'chai';
import type { ArchiveItem, SiteArchive } from '#ports/Publishing.ts';
import type { SiteVersions } from '#ports/SiteVersions.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { WaterFigures } from '#ports/WaterImport.ts';
import {
  aSiteArchive,
  host,
  itemOf,
  newsItem,
  newsOf,
  OTHER_SITE,
  SITE,
  siteId,
  slug,
  version,
} from '#test/support/builders.ts';
import {
  ENGINES,
  onEveryEngine,
  STORE_ENGINES,
  type Engine,
  type OpenedStore,
  type Source,
} from '#test/support/engines.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { at, testClock } from '#test/support/testClock.ts';
import { day, reservoir } from '#test/support/waterBuilders.ts';

onEveryEngine('The versions of sites', ENGINES, versionsContract);
onEveryEngine('The versions of sites after imports of content', STORE_ENGINES, contentImportsContract);

const PASAK = reservoir({ id: slug('pasak') });
const POND = reservoir({ id: slug('pond') });
const READING = {
  reservoir: PASAK.id,
  date: day('2026-11-20'),
  volume: 900,
  inflow: null,
  outflow: null,
  source: { th: 'กรม', en: 'Office' },
};

function versionsContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  const open = async (...archives: readonly SiteArchive[]) => {
    clock.set('2026-11-21T03:00:00Z');
    return (source = await engine.open(archives, clock));
  };
  const openWith = (...items: readonly ArchiveItem[]) => open(aSiteArchive({ items }));
  const current = (site = SITE) => idOf(source.siteVersions, site);
  const changesAt = async () => (await source.siteVersions.current(SITE))?.changesAt;
  afterEach(() => source.close());

  it('stay the same until something is imported', async () => {
    await open(aSiteArchive({ items: [newsItem('a')] }), aSiteArchive({ id: OTHER_SITE }));
    const [one, other] = [await current(), await current(OTHER_SITE)];
    await source.content.addHits(SITE, [{ kind: 'news', slug: slug('a'), count: 1 }]);
    clock.set('2027-01-01T00:00:00Z');
    expect([await current(), await current(OTHER_SITE)]).to.deep.equal([one, other]);
  });

  it('do not exist for sites that do not exist', async () => {
    await open(aSiteArchive());
    for (const unknown of [siteId('77'), siteId('a\u0000b')])
      expect(await source.siteVersions.current(unknown)).to.equal(undefined);
  });

  it('do not exist before the first import', async () => {
    await open();
    expect(await source.siteVersions.current(SITE)).to.equal(undefined);
  });

  it('change with every import of water figures that changes something, at that site only', async () => {
    await open(aSiteArchive(), aSiteArchive({ id: OTHER_SITE }));
    const other = await current(OTHER_SITE);
    const imports: readonly (readonly [changes: string, figures: Partial<WaterFigures>])[] = [
      ['a register', { register: [PASAK, POND] }],
      ['another order of it', { register: [POND, PASAK] }],
      ['a reading', { readings: [READING] }],
      ['a correction', { readings: [{ ...READING, volume: 901 }] }],
      ['another storage', { register: [POND, { ...PASAK, storage: 961 }] }],
      ['a reservoir less', { register: [PASAK] }],
    ];
    const seen = [await current()];
    for (const [changes, figures] of imports) {
      await recordWater(source.waterImport, figures);
      const id = await current();
      expect(seen, changes).not.to.include(id);
      seen.push(id);
    }
    expect(await current(OTHER_SITE)).to.equal(other);
  });

  it('stay the same with an import of water figures that changes nothing', async () => {
    await open(aSiteArchive());
    const figures = { register: [PASAK], readings: [READING] };
    await recordWater(source.waterImport, figures);
    const before = await current();
    await recordWater(source.waterImport, figures);
    await recordWater(source.waterImport, { readings: [{ ...READING, volume: 1 }] }, SITE, 'ignore');
    await source.waterImport.record(
      SITE,
      { readings: [{ ...READING, reservoir: slug('nobody') }], areas: [] },
      'correct',
    );
    expect(await current()).to.equal(before);
  });

  it('say when the next item is published, however many there are', async () => {
    await openWith(
      newsOf('shown', '2026-11-21T03:00:00Z'),
      newsOf('later', '2026-12-24T00:00:00Z'),
      newsOf('next', '2026-11-21T03:00:00.001Z'),
    );
    expect(await changesAt()).to.equal('2026-11-21T03:00:00.001Z');
    clock.set('2026-11-21T03:00:00.001Z');
    expect(await changesAt()).to.equal('2026-12-24T00:00:00.000Z');
    clock.set('2026-12-24T00:00:00Z');
    expect(await changesAt()).to.equal(undefined);
  });

  it('say when the next item is withdrawn, in any language', async () => {
    const withdrawnAt = at('2026-11-22T00:00:00Z');
    await openWith(newsItem('a'), newsItem('b', { versions: { th: version(), en: version({ withdrawnAt }) } }));
    expect(await changesAt()).to.equal(withdrawnAt);
  });

  it('say when the next event ends', async () => {
    const [startsAt, endsAt] = [at('2026-11-20T00:00:00Z'), at('2026-11-23T00:00:00Z')];
    await openWith(itemOf('fair', { kind: 'event', startsAt, endsAt, allDay: false }));
    expect(await changesAt()).to.equal(endsAt);
  });

  it('say nothing of what other sites have scheduled', async () => {
    await open(aSiteArchive(), aSiteArchive({ id: OTHER_SITE, items: [newsOf('later', '2026-12-24T00:00:00Z')] }));
    expect(await changesAt()).to.equal(undefined);
  });

  it('are never stale: without their source they are unavailable', async () => {
    await open(aSiteArchive());
    await current();
    await source.breakDown();
    expect(await current().catch((error: unknown) => error)).to.be.instanceOf(Unavailable);
  });
}

function contentImportsContract(engine: Engine<OpenedStore>): void {
  let store: OpenedStore;
  beforeEach(async () => (store = await engine.open([], testClock())));
  afterEach(() => store.close());

  const publish = (...archives: readonly SiteArchive[]) => store.publishing.publish(archives, () => undefined);
  const current = (site = SITE) => idOf(store.siteVersions, site);

  it('are others, even of sites that were not imported, for a domain may have gone from one site to another', async () => {
    const domains = [host('www.example.go.th')];
    await publish(aSiteArchive({ domains }), aSiteArchive({ id: OTHER_SITE }));
    const before = [await current(), await current(OTHER_SITE)];
    await publish(aSiteArchive({ domains: [] }), aSiteArchive({ id: OTHER_SITE, domains }));
    expect(await store.sites.findByDomain(domains[0]!)).to.equal(OTHER_SITE);
    const after = [await current(), await current(OTHER_SITE)];
    for (const version of after) expect(before).not.to.include(version);
    await publish(aSiteArchive({ items: [newsItem('a')] }));
    expect(after).not.to.include(await current(OTHER_SITE));
  });

  it('are the same when nothing was published, and another one whenever something was', async () => {
    const first = aSiteArchive({ items: [newsItem('a')] });
    await publish(first);
    const before = await current();
    await publish(first);
    expect(await current()).to.equal(before);
    const seen = [before];
    for (const archive of [aSiteArchive(), first, aSiteArchive()]) {
      await publish(archive);
      const id = await current();
      expect(seen).not.to.include(id);
      seen.push(id);
    }
  });

  it('are those that another process has imported', async () => {
    await publish(aSiteArchive());
    const before = await current();
    const importer = await store.reopen();
    await importer.publishing.publish([aSiteArchive({ items: [newsItem('a')] })], () => undefined);
    const published = await current();
    expect(published).not.to.equal(before);
    await recordWater(importer.waterImport, { register: [PASAK] });
    expect(await current()).not.to.equal(published);
    await importer.close();
  });

  it('do not return to an earlier one when a backup is restored and something else is imported', async () => {
    await publish(aSiteArchive());
    const restored = await engine.open([aSiteArchive()], testClock());
    await publish(aSiteArchive({ items: [newsItem('a')] }));
    await restored.publishing.publish([aSiteArchive({ items: [newsItem('b')] })], () => undefined);
    expect(await idOf(restored.siteVersions, SITE)).not.to.equal(await current());
    await restored.close();
  });
}

async function idOf(versions: SiteVersions, site: typeof SITE): Promise<string | undefined> {
  return (await versions.current(site))?.id;
}
