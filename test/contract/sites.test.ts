import { expect } from 'chai';
import type { MenuGroup } from '#domain/site/site.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import {
  aSiteArchive,
  both,
  hero,
  host,
  newsType,
  OTHER_SITE,
  SITE,
  siteDetails,
  siteId,
  siteLayout,
  slug,
} from '#test/support/builders.ts';
import {
  ENGINES,
  onEveryEngine,
  SITES_FROM_API,
  STORE_ENGINES,
  type Engine,
  type OpenedStore,
  type Source,
} from '#test/support/engines.ts';
import { testClock, at } from '#test/support/testClock.ts';

onEveryEngine('The sites', [...ENGINES, SITES_FROM_API], sitesContract);

function sitesContract(engine: Engine): void {
  let source: Source;
  const open = async (...archives: readonly SiteArchive[]) => (source = await engine.open(archives, testClock()));
  afterEach(() => source.close());

  it('are found by each of their domains', async () => {
    const { sites } = await open(
      aSiteArchive({ domains: [host('www.example.go.th'), host('localhost')] }),
      aSiteArchive({ id: OTHER_SITE, domains: [host('region1.localhost')] }),
    );
    expect(await sites.findByDomain(host('www.example.go.th'))).to.equal(SITE);
    expect(await sites.findByDomain(host('localhost'))).to.equal(SITE);
    expect(await sites.findByDomain(host('region1.localhost'))).to.equal(OTHER_SITE);
  });

  it('are not found by a domain that no site has', async () => {
    const { sites } = await open(aSiteArchive());
    expect(await sites.findByDomain(host('elsewhere.example.com'))).to.be.undefined;
  });

  it('have all their details as they were published', async () => {
    const details = siteDetails({
      name: both('สำนักงานชลประทานที่ ๑ น้ำปิง', 'Regional Office 1'),
      maintenance: {
        site: { status: 'Enable', until: at('2026-12-01T00:00:00.001Z') },
        functions: { news: { status: 'Enable' } },
      },
      alert: {
        level: 'flood',
        from: at('2026-11-20T00:00:00Z'),
        until: at('2026-11-30T00:00:00Z'),
        title: both('น้ำท่วม', 'Flood'),
        text: both('โปรดระวัง', 'Take care'),
        news: slug('ping-rises'),
      },
      notice: both('ข้อมูลตัวอย่าง', 'Sample data'),
      newsTypes: [newsType('water'), newsType('dams')],
    });
    const { sites } = await open(aSiteArchive({ details }));
    expect(await sites.details(SITE)).to.deep.equal(details);
  });

  it('have a layout in each language', async () => {
    const layouts = {
      th: siteLayout({ menu: [{ label: 'ข่าว', target: { to: 'route', route: 'newsList' }, children: [] }] }),
      en: siteLayout({ footer: [] }),
    };
    const { sites } = await open(aSiteArchive({ layouts }));
    expect(await sites.layout(SITE, 'th')).to.deep.equal(layouts.th);
    expect(await sites.layout(SITE, 'en')).to.deep.equal(layouts.en);
  });

  it('have layouts that link to lists, pages, policies and other websites', async () => {
    const links: MenuGroup['links'] = [
      { label: 'Forms', target: { to: 'route', route: 'documents', query: { category: 'forms' } } },
      { label: 'Founder', target: { to: 'page', urlName: 'founder', parent: 'history' } },
      { label: 'Privacy', target: { to: 'policy', name: 'privacy' } },
      { label: 'Ministry', target: { to: 'address', address: 'https://www.example.org/' } },
    ];
    const layout = siteLayout({
      tasks: [{ label: 'Privacy', hint: 'What we keep', icon: 'lock', target: { to: 'policy', name: 'privacy' } }],
      menu: [{ label: 'Policies', target: { to: 'policy', name: 'website' }, children: links }],
      footer: [{ label: 'This website', links }],
    });
    const { sites } = await open(aSiteArchive({ layouts: { th: layout, en: layout } }));
    expect(await sites.layout(SITE, 'en')).to.deep.equal(layout);
  });

  it('have layouts that choose the blocks of the page of everything new', async () => {
    const layout = siteLayout({ mainBlocks: ['events', 'news'] });
    const { sites } = await open(aSiteArchive({ layouts: { th: layout, en: layout } }));
    expect((await sites.layout(SITE, 'en'))?.mainBlocks).to.deep.equal(['events', 'news']);
  });

  it('have layouts that choose a map for the home page', async () => {
    const layout = siteLayout({ hero: { ...hero(), map: true } });
    const { sites } = await open(aSiteArchive({ layouts: { th: layout, en: layout } }));
    expect((await sites.layout(SITE, 'en'))?.hero.map).to.equal(true);
  });

  it('are undefined when they do not exist', async () => {
    const { sites } = await open(aSiteArchive());
    for (const unknown of [siteId('77'), siteId('a\u0000b')]) {
      expect(await sites.details(unknown)).to.be.undefined;
      expect(await sites.layout(unknown, 'th')).to.be.undefined;
    }
  });

  it('do not exist before the first import', async () => {
    const { sites } = await open();
    expect(await sites.findByDomain(host('localhost'))).to.be.undefined;
    expect(await sites.details(SITE)).to.be.undefined;
  });
}

onEveryEngine('The sites of the content folder', STORE_ENGINES, (engine: Engine<OpenedStore>) => {
  let store: OpenedStore;
  const open = async (...archives: readonly SiteArchive[]) => (store = await engine.open(archives, testClock()));
  afterEach(() => store.close());

  it('are listed with their domains, and with the record of the API that they name', async () => {
    const domains = [host('a.example.go.th'), host('b.example.go.th')];
    const apiId = siteId('501');
    const { sites } = await open(
      aSiteArchive({ id: OTHER_SITE, domains: [host('region1.localhost')] }),
      aSiteArchive({ details: siteDetails({ apiId }), domains }),
    );
    const [first, ...more] = await sites.all();
    expect(first).to.deep.include({ id: SITE, apiId });
    expect(first!.domains).to.have.members(domains);
    expect(more).to.deep.equal([{ id: OTHER_SITE, domains: ['region1.localhost'] }]);
  });

  it('are listed as they were published last', async () => {
    const { sites, publishing } = await open(aSiteArchive({ domains: [host('old.example.go.th')] }));
    await publishing.publish([aSiteArchive({ domains: [host('new.example.go.th')] })], () => undefined);
    expect(await sites.all()).to.deep.equal([{ id: SITE, domains: ['new.example.go.th'] }]);
    await publishing.remove(SITE);
    expect(await sites.all()).to.deep.equal([]);
  });
});
