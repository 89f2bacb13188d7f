import { expect } from 'chai';
import type { MenuGroup } from '#domain/site/site.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import { aSiteArchive, both, host, OTHER_SITE, SITE, siteDetails, siteId, siteLayout } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, type Engine, type Source } from '#test/support/engines.ts';
import { testClock, at } from '#test/support/testClock.ts';

onEveryEngine('The sites', ENGINES, sitesContract);

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
      },
      notice: both('ข้อมูลตัวอย่าง', 'Sample data'),
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
