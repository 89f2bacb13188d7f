import { expect } from 'chai';
import { both, siteDetails } from '#test/support/builders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { department } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';

describe('An alert of a site', () => {
  let app: TestApp;
  before(async () => {
    const alert = {
      level: 'flood',
      from: at('2026-11-21T03:00:00Z'),
      until: at('2026-11-21T09:00:00Z'),
      title: both('น้ำจะล้นตลิ่ง', 'The river will rise'),
      text: both('โปรดย้ายของขึ้นที่สูง', 'Please move things to higher ground'),
    } as const;
    app = await startTestApp({ archives: [department({ details: siteDetails({ alert }) })] });
  });
  after(() => app.close());

  it('is on every page in the language of the page from its start to its end, and on none before or after', async () => {
    const cases = [
      ['2026-11-21T02:59:59.999Z', false],
      ['2026-11-21T03:00:00Z', true],
      ['2026-11-21T08:59:59.999Z', true],
      ['2026-11-21T09:00:00Z', false],
    ] as const;
    for (const [now, due] of cases) {
      app.clock.set(now);
      for (const path of ['/en', '/en/main', '/en/news/news-1', '/en/nothing-here'])
        expect((await app.send(path)).body.includes('Flood alert: The river will rise'), `${path} at ${now}`).to.equal(
          due,
        );
      expect((await app.send('/th/main')).body.includes('น้ำจะล้นตลิ่ง')).to.equal(due);
    }
  });

  it('is a region of the page that has the title as its name, for screen readers', async () => {
    app.clock.set('2026-11-21T03:00:00Z');
    const [, region = '', named = ''] =
      /<div ([^>]*class="alert-banner"[^>]*)>.*?<p id="alert-title"[^>]*>(.*?)<\/p>/s.exec(
        (await app.send('/en/main')).body,
      ) ?? [];
    expect(region).to.include('role="region"').and.include('aria-labelledby="alert-title"');
    expect(named).to.include('The river will rise');
  });

  it('leads to the news where no news item says more', async () => {
    app.clock.set('2026-11-21T03:00:00Z');
    const [banner = ''] = /<div [^>]*class="alert-banner".*?<main/s.exec((await app.send('/en/main')).body) ?? [];
    expect(banner).to.include('<a href="/en/more-news">Latest news</a>');
    expect(banner).to.include('href="tel:');
  });

  it('has its title and its text in the language of the page, and in no other', async () => {
    app.clock.set('2026-11-21T03:00:00Z');
    const thai = ['น้ำจะล้นตลิ่ง', 'โปรดย้ายของขึ้นที่สูง'];
    const english = ['The river will rise', 'Please move things to higher ground'];
    for (const [path, shown, hidden] of [
      ['/th/main', thai, english],
      ['/en/main', english, thai],
    ] as const) {
      const { body } = await app.send(path);
      for (const text of shown) expect(body, path).to.include(text);
      for (const text of hidden) expect(body, path).not.to.include(text);
    }
  });
});
