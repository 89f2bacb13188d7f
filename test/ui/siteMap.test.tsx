import { expect } from 'chai';
import { SiteMapPage } from '#ui/pages/SiteMapPage.tsx';
import type { SiteMapPageProps } from '#ui/pages/props.ts';
import { renderPart } from '#test/support/renderPart.tsx';

describe('What is below the entries of the site map', () => {
  const news = { to: 'route', route: 'newsList' } as const;
  const water = { to: 'route', route: 'reservoirs' } as const;
  const floods = { label: 'Floods', target: { ...news, query: { category: 'floods' } } };
  const menu: SiteMapPageProps['menu'] = [
    { label: 'News', target: news, children: [{ label: 'All news', target: news }, floods] },
    { label: 'Water', target: water, children: [{ label: 'Reservoirs', target: water }] },
  ];
  const lists: SiteMapPageProps['lists'] = [
    {
      kind: 'news',
      categories: [
        { code: 'floods', label: 'Floods' },
        { code: 'drought', label: 'Drought' },
      ],
      years: [2026, 2025],
    },
    { kind: 'document', categories: [], years: [2026] },
  ];
  const has = { complaints: false, tips: false, members: false };
  const mapOf = (props: Partial<SiteMapPageProps>) => {
    const html = renderPart(
      'en',
      <SiteMapPage {...{ menu, footer: [], has, lists, pages: [], policies: [], ...props }} />,
    );
    return html.split('class="site-map"')[1] ?? '';
  };
  const hrefsOf = (props: Partial<SiteMapPageProps>) => {
    const map = mapOf(props);
    return [...map.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  };

  it('is there once, in the place of links beside the entry', () => {
    expect(hrefsOf({}).slice(0, 5)).to.deep.equal([
      '/en/more-news',
      '/en/more-news?category=floods',
      '/en/more-news?category=drought',
      '/en/more-news?year=2026',
      '/en/more-news?year=2025',
    ]);
  });

  it('is left out where another part of the menu has it, and where it narrows nothing', () => {
    const [first, second] = menu;
    const elsewhere = { ...second!, children: [...second!.children, floods] };
    const own = { ...first!, children: first!.children.slice(0, 1) };
    const found = hrefsOf({ menu: [own, elsewhere] });
    expect(found.filter((href) => href === '/en/more-news?category=floods')).to.have.length(1);
    expect(found.indexOf('/en/more-news?category=floods')).to.be.above(found.indexOf('/en/reservoirs'));
    expect(found).to.not.include('/en/documents?year=2026');
  });

  it('is sizes, regions and crops of which there are figures', () => {
    const figures = { sizes: ['large', 'medium'], regions: ['north', 'south'], crops: ['rice'] } as const;
    const found = hrefsOf({ water: figures });
    expect(found)
      .to.include('/en/reservoirs?size=large')
      .and.include('/en/reservoirs?size=medium')
      .and.include('/en/reservoirs?region=south')
      .and.include('/en/wuse-area?crop=rice')
      .and.not.include('/en/wuse-area?crop=sugarcane');
    expect(hrefsOf({ water: { ...figures, regions: ['north'] } })).to.not.include('/en/reservoirs?region=north');
  });

  it('has the names that the menu and the footer give to the same pages', () => {
    const toHere = { label: 'Ask us', target: { to: 'route', route: 'contact' } } as const;
    expect(mapOf({})).to.include('<a href="/en/contact">Contact us</a>');
    expect(mapOf({ footer: [{ label: 'About us', links: [toHere] }] })).to.include('<a href="/en/contact">Ask us</a>');
    const inFooter = { ...toHere, label: 'Write to us' };
    expect(mapOf({ menu: [{ ...toHere, children: [] }], footer: [{ label: 'About us', links: [inFooter] }] }))
      .to.include('<a href="/en/contact">Ask us</a>')
      .and.not.include('Write to us');
  });

  it('is the forms of complaints, tips and members, where the site has them', () => {
    const FORMS = ['/en/complaints', '/en/complaints/ledger', '/en/report-answers', '/en/members/register'];
    expect(hrefsOf({}).filter((href) => FORMS.includes(href))).to.deep.equal([]);
    const found = hrefsOf({ has: { complaints: true, tips: true, members: true } });
    expect(found.filter((href) => FORMS.includes(href))).to.deep.equal(FORMS);
  });
});
