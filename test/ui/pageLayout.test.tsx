import type { Locale } from '#domain/locale/locale.ts';
import { expect } from 'chai';
import { DEFAULT_PREFERENCES } from '#domain/preferences.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Alert } from '#domain/site/alert.ts';
import type { SiteLayout } from '#domain/site/site.ts';
import { PageLayout } from '#ui/layouts/PageLayout.tsx';
import { SiteHeader } from '#ui/layouts/SiteHeader.tsx';
import { SLOTS, type ContentPagePlace, type PageLayoutProps } from '#ui/layouts/PageLayoutProps.ts';
import { both, siteDetails, siteLayout } from '#test/support/builders.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { at } from '#test/support/testClock.ts';

const MENU: SiteLayout['menu'] = [
  { label: 'Main', target: { to: 'route', route: 'main' }, children: [] },
  {
    label: 'News',
    target: { to: 'route', route: 'newsList' },
    children: [{ label: 'Floods', target: { to: 'route', route: 'newsList', query: { category: 'floods' } } }],
  },
];

function pageLayout({ locale = 'en', ...given }: Partial<PageLayoutProps> & { readonly locale?: Locale } = {}): string {
  return renderPart(
    locale,
    <PageLayout
      layout="default"
      site={siteDetails()}
      siteLayout={siteLayout({ menu: MENU })}
      preferences={DEFAULT_PREFERENCES}
      route="main"
      hasOtherLanguage
      hasMembers={false}
      {...given}
    />,
  );
}

describe('The page layout', () => {
  it('begins with the skip link', () => {
    expect(pageLayout()).to.match(/^<a class="skip-link" href="#main">Skip to main content<\/a>/);
  });

  it('leads to the members area where there is one, without a name', () => {
    const link = '<a class="utility-bar-members" href="/en/members/login">';
    expect(pageLayout({ hasMembers: true })).to.include(link);
    expect(pageLayout()).to.not.include('/en/members');
  });

  it('has one slot for the page in <main>, the target of the skip link', () => {
    const html = pageLayout();
    expect(html.split(SLOTS.main)).to.have.length(2);
    expect(html).to.match(new RegExp(`<main id="main" tabindex="-1"[^>]*>${SLOTS.main}</main>`, 'i'));
  });

  it('links to the other language, and says when the page does not exist in it', () => {
    expect(pageLayout()).to.match(new RegExp(`<a href="${SLOTS.otherLanguage}" hrefLang="th" lang="th"`, 'i'));
    expect(textOf(pageLayout())).not.to.include('in English only');
    expect(textOf(pageLayout({ hasOtherLanguage: false }))).to.include('This page is in English only');
  });

  it('shows the hotline of the site', () => {
    expect(textOf(pageLayout({ locale: 'th' }))).to.include('สายด่วน 1111 กด 78');
    expect(pageLayout({ site: siteDetails({ hotline: { number: '1460', extension: '2' } }) })).to.include(
      'href="tel:1460"',
    );
    const without = pageLayout({ site: siteDetails({ hotline: { number: '1310', extension: '' } }) });
    expect(textOf(without)).to.include('Hotline 1310').and.not.include('press');
  });

  it('shows which text size and which colours are chosen', () => {
    const html = pageLayout({ preferences: { textSize: 'large', contrast: 'high' } });
    const pressed = Array.from(html.matchAll(/value="(\w+)" aria-pressed="true"/g), ([, value]) => value);
    expect(pressed).to.deep.equal(['large', 'high']);
  });

  it('marks the menu entry of the page, or of the list that an item belongs to', () => {
    expect(pageLayout()).to.match(/href="\/en\/main" aria-current="page"/);
    expect(pageLayout({ route: 'news' })).to.match(/<summary[^>]*data-current="true"/);
    expect(pageLayout({ route: 'news' })).to.match(/href="\/en\/more-news" aria-current="true"/);
    expect(pageLayout({ route: 'newsList' })).not.to.match(/category=floods" aria-current/);
  });

  it('marks the menu entry of a page of content, or else that of the page above it', () => {
    const page = (urlName: string, parent?: string) => ({ to: 'page', urlName, ...(parent && { parent }) }) as const;
    const menu = [{ label: 'About', target: page('about'), children: [] }];
    const mission = { slug: 'mission' as Slug, parent: 'about' as Slug };
    const on = (contentPage: ContentPagePlace, entries: SiteLayout['menu'] = menu) =>
      pageLayout({ route: 'page', contentPage, siteLayout: siteLayout({ menu: entries }) });
    expect(on({ slug: 'about' as Slug })).to.include('href="/en/about" aria-current="page"');
    expect(on(mission)).to.include('href="/en/about" aria-current="true"');
    expect(on({ slug: 'open-data' as Slug })).not.to.match(/about" aria-current/);
    const both = [...menu, { label: 'Mission', target: page('mission', 'about'), children: [] }];
    expect(on(mission, both))
      .to.include('href="/en/about/mission" aria-current="page"')
      .and.not.include('about" aria-current');
  });

  it('has the short name beside a name that is too long for a phone, and beside no other', () => {
    const named = (name: string) =>
      renderPart('en', <SiteHeader site={siteDetails({ name: both('ก', name) })} menu={[]} route="main" />).includes(
        'site-name-short',
      );
    expect(named('Regional Irrigation Office 1, Thara Irrigation Department')).to.equal(true);
    expect(named('Thara Irrigation Department')).to.equal(false);
  });

  it('has no menu on the intro page', () => {
    expect(pageLayout({ route: 'intro', layout: 'intro' })).not.to.include('main-menu');
  });

  describe('with an alert', () => {
    const alert: Alert = {
      level: 'flood',
      from: at('2026-11-20T00:00:00Z'),
      until: at('2026-11-25T01:30:00Z'),
      title: both('น้ำล้นตลิ่ง', 'River above its banks'),
      text: both('ยกของขึ้นที่สูง หรือโทร. 1784', 'Move belongings up, or call 1784 or 191. It covers 191 rai.'),
    };
    const news = 'noi-flood' as Slug;
    const bannerOf = (given: Partial<PageLayoutProps> & { readonly locale?: Locale }) =>
      /<div role="region" class="alert-banner".*?(?=<main)/s.exec(pageLayout(given))![0];
    const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

    it('names its kind in the language of the page', () => {
      expect(textOf(bannerOf({ alert, locale: 'th' }))).to.include('แจ้งเตือนน้ำท่วม: น้ำล้นตลิ่ง');
    });

    it('says in fields of their own who issued it, when it was published, and until when it is valid', () => {
      const [, facts = ''] = /<dl[^>]*>(.*)<\/dl>/s.exec(bannerOf({ alert, locale: 'th' })) ?? [];
      expect(facts.match(/<dt>/g)).to.have.length(3);
      expect(facts).to.include(siteDetails().name.th);
      expect(facts).to.include('<dt>เผยแพร่</dt> <dd><time dateTime="2026-11-20T00:00:00.000Z">20 พ.ย. 2569 07.00 น.');
      expect(facts).to.include('<dt>มีผลถึง</dt> <dd><time dateTime="2026-11-25T01:30:00.000Z">25 พ.ย. 2569 08.30 น.');
    });

    it('links to disaster prevention in a flood, then to its news item, then to the hotline', () => {
      const quiet = { ...alert, text: both('ระวัง', 'Take care'), news };
      expect(linksOf(bannerOf({ alert: quiet }))).to.deep.equal(['tel:1784', '/en/news/noi-flood', 'tel:1111']);
      for (const level of ['notice', 'drought'] as const)
        expect(linksOf(bannerOf({ alert: { ...quiet, level } }))).to.deep.equal(['/en/news/noi-flood', 'tel:1111']);
    });

    it('leads to news in a flood, to the reservoirs in a drought, and otherwise to us where it has no news item', () => {
      const moreOf = (level: Alert['level']) => linksOf(bannerOf({ alert: { ...alert, level } })).at(-2);
      expect(moreOf('flood')).to.equal('/en/more-news');
      expect(moreOf('drought')).to.equal('/en/reservoirs');
      expect(moreOf('notice')).to.equal('/en/contact');
    });

    it('links the numbers that its text says to call, and no other', () => {
      const notice = { ...alert, level: 'notice', news } as const;
      const calledIn = (locale: Locale) => linksOf(bannerOf({ alert: notice, locale })).slice(0, -2);
      expect(calledIn('en')).to.deep.equal(['tel:1784', 'tel:191']);
      expect(calledIn('th')).to.deep.equal(['tel:1784']);
      const calledBy = (words: string) =>
        linksOf(bannerOf({ alert: { ...notice, text: both(words, words) } })).slice(0, -2);
      expect(calledBy('โทร 1784, 191 หรือ 1669')).to.deep.equal(['tel:1784', 'tel:191', 'tel:1669']);
      expect(calledBy('Hotline: 1784')).to.deep.equal(['tel:1784']);
      for (const words of ['call 1800 123 456', 'call 1800-123-456', 'call 100% of 1,784 owners', 'call 150.5'])
        expect(calledBy(words), words).to.deep.equal([]);
    });
  });

  it('shows the notice of a sample site', () => {
    const notice = both('ทั้งหมดแต่งขึ้น', 'All of it is invented.');
    expect(textOf(pageLayout({ site: siteDetails({ notice }) }))).to.include('Sample All of it is invented.');
    expect(textOf(pageLayout())).not.to.include('Sample');
  });
});
