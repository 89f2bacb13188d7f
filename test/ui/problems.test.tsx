import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { ErrorPage } from '#ui/pages/ErrorPage.tsx';
import { MaintenancePage } from '#ui/pages/MaintenancePage.tsx';
import { MisdirectedPage } from '#ui/pages/MisdirectedPage.tsx';
import { NotFoundPage } from '#ui/pages/NotFoundPage.tsx';
import { siteDetails } from '#test/support/builders.ts';
import { draw, PAGES, textOf } from '#test/support/draw.tsx';
import { at } from '#test/support/testClock.ts';

describe('The error page', () => {
  for (const locale of LOCALES)
    it(`has the Thai headings of the specification in ${locale}, the message in capitals and a way to the main page`, () => {
      const html = draw(locale, <ErrorPage status={500} message="Error Fetching Layouts" />);
      expect(textOf(html)).to.include('เกิดข้อผิดพลาด: 500');
      expect(textOf(html)).to.include('รายละเอียดข้อผิดพลาด: ERROR FETCHING LAYOUTS');
      expect(html).to.include(`href="/${locale}/main"`);
    });

  it('says it in English under /en', () => {
    const html = draw('en', <ErrorPage status={503} message="Service Unavailable" />);
    expect(textOf(html)).to.include('Something went wrong on our side (error 503).');
  });

  it('does not blame itself for what a request did wrong', () => {
    const html = draw('en', <ErrorPage status={400} message="Bad Request" />);
    expect(textOf(html)).to.include('The request could not be carried out (error 400).');
  });
});

describe('The page for what was not found', () => {
  for (const locale of LOCALES)
    it(`has the sentences of the specification in ${locale}`, () => {
      const text = textOf(draw(locale, <NotFoundPage path="/th/<b>" />));
      expect(text).to.include('Page Not Found: /th/&lt;b&gt;');
      expect(text).to.include('sorry, the content you want was not found');
    });

  it('is sorry in Thai as well', () => {
    expect(textOf(draw('th', <NotFoundPage path="/th/x" />))).to.include('ขออภัย ไม่พบเนื้อหาที่ท่านต้องการ');
  });

  it('leads to the other language when the page is public there, and still to home', () => {
    const html = draw('th', <NotFoundPage path="/th/news/x" otherLanguage={{ locale: 'en', href: '/en/news/x' }} />);
    expect(html).to.match(/<a [^>]*href="\/en\/news\/x"[^>]*hrefLang="en"/i);
    expect(html).to.include('href="/th/main"');
  });
});

describe('The maintenance notice', () => {
  const { contact, hotline } = siteDetails();
  const notice = (maintenance: Parameters<typeof MaintenancePage>[0]['maintenance']) =>
    textOf(
      draw(
        'en',
        <MaintenancePage siteName="Water Office" maintenance={maintenance} contact={contact} hotline={hotline} />,
      ),
    );

  it('asks to check back later and says whom to ask and when it will be over', () => {
    const text = notice({ on: true, until: at('2026-11-22T02:00:00Z') });
    expect(text).to.include('The website of Water Office is under maintenance. Please check back later.');
    expect(text).to.include('22 November 2026, 09:00');
    expect(text).to.include('Hotline 1111, press 78');
  });

  it('says that all is well while maintenance is off', () => {
    expect(notice({ on: false }))
      .to.include('is working')
      .and.not.to.include('check back later');
  });
});

describe('The page for an unknown host', () => {
  it('speaks both languages, each marked as such', () => {
    const html = draw('en', <MisdirectedPage languages={[PAGES.th, PAGES.en]} />);
    expect(html)
      .to.match(/<section lang="th"><h1/)
      .and.match(/<section lang="en"><h2/);
  });
});
