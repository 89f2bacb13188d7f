import { expect } from 'chai';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import type { Browser, Page } from 'playwright';
import type { ArchiveItem } from '#ports/Publishing.ts';
import type { SearchRow } from '#ui/components/search/searchProps.ts';
import { aSiteArchive, both, category, host, OTHER_SITE, siteDetails, version } from '#test/support/builders.ts';
import { launchChromium } from '#test/support/chromium.ts';
import { eventDetail, eventOf } from '#test/support/eventBuilders.ts';
import { findHtmlErrors } from '#test/support/htmlChecker.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { department, DEPARTMENT_HOST, REGION_HOST } from '#test/support/testArchives.ts';

/** The ends of what a text may stand in, other line ends, what reverses a line, and a word without end. */
const HOSTILE = `"'--> </title></h3></script><script>alert(1)</script> ]]> <![CDATA[<b>&amp;&copy; \u2028\u2029 \u202eabc\u2066 {{7*7}} \\n,;: ${'ยาว'.repeat(200)}${'long'.repeat(200)}`;
/** XML 1.0 has no way to write them, and HTML and calendars forbid them. Imports refuse them; other sources may not. */
const FORBIDDEN = '\u0001\u0008\u000b\u000c\u001f\ufffe\uffff';
const PAGES = [
  '/en/search?q=fair',
  '/en/search?q=fair&view=calendar',
  '/en/search?q=%3C%2Fq%3E%22%26%5D%5D%3Efair%01%E2%80%AE',
  '/en/calendar?view=day&date=2026-12-01',
  '/en/calendar?view=week&date=2026-12-01',
  '/en/events/fair',
];

describe('Titles and texts, whatever they consist of,', () => {
  let app: TestApp;
  let browser: Browser;
  let tab: Page;
  before(async () => {
    const details = { name: both(`ไซต์ ${HOSTILE}`, `Site ${HOSTILE}`), shortName: both('<&">', '<&">') };
    const categories = [category('fairs', { kind: 'event', label: both(HOSTILE, HOSTILE) })];
    const archives = [
      department({ details: siteDetails(details), categories, items: [fair(HOSTILE)] }),
      aSiteArchive({
        id: OTHER_SITE,
        details: siteDetails({ id: OTHER_SITE, ...details }),
        domains: [host(REGION_HOST)],
        ...{ categories, items: [fair(HOSTILE + FORBIDDEN)] },
      }),
    ];
    [app, browser] = await Promise.all([startTestApp({ archives }), launchChromium()]);
    tab = await browser.newPage();
    tab.on('dialog', (dialog) => {
      throw new Error(`a script ran: ${dialog.message()}`);
    });
  });
  after(() => Promise.all([app.close(), browser.close()]));

  const get = async (path: string, site = DEPARTMENT_HOST) => {
    const { status, body } = await app.send({ path, host: site });
    expect(status, path).to.equal(200);
    return body;
  };
  /** The texts of the elements with a name in a file that is well-formed XML. */
  const inXml = async (path: string, name: string, site = DEPARTMENT_HOST) => {
    const { error, texts } = await tab.evaluate(parseXml, [await get(path, site), name] as const);
    expect(error, path).to.equal(undefined);
    return texts;
  };

  for (const site of [DEPARTMENT_HOST, REGION_HOST])
    for (const path of ['/en/search.atom?q=fair', '/en/feeds/events.atom'])
      it(`are text in a feed: ${site}${path}`, async () => {
        expect((await inXml(path, 'title', site)).slice(1)).to.deep.equal([`Fair ${HOSTILE}`]);
        const [summary] = await inXml(path, 'summary', site);
        expect(summary).to.equal(`1 December 2026, 09:00, ${HOSTILE} – Hostile: ${HOSTILE}`);
        expect(await inXml(path, 'name', site)).to.deep.equal([`Site ${HOSTILE}`]);
        expect(await inXml(path, 'script', site)).to.deep.equal([]);
      });

  it('are text in a feed that repeats what was typed', async () => {
    const typed = `]]>&"'<b> fair`;
    const [title] = await inXml(`/en/search.atom?q=${encodeURIComponent(`${typed}\u0001\u202e\ufffe`)}`, 'title');
    expect(title).to.equal(`Search results for “${typed}” – Site ${HOSTILE}`);
  });

  it('are text in the description of the search for browsers', async () => {
    expect(await inXml('/en/opensearch.xml', 'ShortName')).to.deep.equal(['<&">']);
    const [description] = await inXml('/en/opensearch.xml', 'Description');
    expect(description).to.include(`Site ${HOSTILE}: `);
  });

  it('are text in suggestions', async () => {
    const { suggestions } = JSON.parse(await get('/en/search/suggestions.json?q=fair')) as {
      readonly suggestions: readonly { readonly title: string }[];
    };
    expect(suggestions.map(({ title }) => title)).to.deep.equal([`Fair ${HOSTILE}`]);
    const forBrowsers: unknown = JSON.parse(await get('/en/search/suggestions.json?q=fair&format=opensearch'));
    expect(forBrowsers).to.have.deep.property('1', [`Fair ${HOSTILE}`]);
    const { headers } = await app.send('/en/search/suggestions.json?q=fair');
    expect(headers['x-content-type-options']).to.equal('nosniff');
  });

  it('are text in calendars for calendar programs, without any line of their own', async () => {
    const lines = HOSTILE.replace(/[\u2028\u2029]/g, '\n');
    for (const site of [DEPARTMENT_HOST, REGION_HOST])
      for (const path of ['/en/calendar.ics', '/en/events/fair.ics']) {
        const file = await get(path, site);
        // eslint-disable-next-line no-control-regex -- what the standard forbids
        expect(file.replaceAll('\r\n', ''), path).not.to.match(/[\u0000-\u0008\u000a-\u001f\u007f\u2028\u2029]/);
        ICAL.design.strict = true;
        const [event, ...others] = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
        expect(others).to.deep.equal([]);
        const textOf = (name: string) => String(event?.getFirstPropertyValue(name)).replace(/[\ufffe\uffff]/g, '');
        expect(textOf('summary')).to.equal(`Fair ${lines}`);
        expect(textOf('location')).to.equal(lines);
        expect(textOf('categories')).to.equal(lines);
        expect(textOf('description').startsWith(`Hostile: ${lines}\nhttps://www.example.go.th/`)).to.equal(true);
        const parsed = Object.values(nodeIcal.sync.parseICS(file)).flatMap((one) =>
          one?.type === 'VEVENT' ? [one] : [],
        );
        expect(parsed.map(({ start }) => start.toISOString())).to.deep.equal(['2026-12-01T02:00:00.000Z']);
      }
  });

  it('are text in pages that are valid HTML, and in their data', async () => {
    const pages = await Promise.all(PAGES.map(async (name) => ({ name, html: await get(name) })));
    const errors = await findHtmlErrors(pages);
    // It guesses at the language of such texts.
    expect(errors.filter((error) => !error.includes('appears to be written in'))).to.deep.equal([]);
    for (const { name, html } of pages) {
      await tab.setContent(html);
      const { title, scripts, json } = await tab.evaluate(readPage);
      expect(title, name).to.match(/ – Site "'--> <\/title><\/h3><\/script><script>alert\(1\)<\/script> /);
      expect(
        scripts.filter((text) => text.startsWith('alert')),
        name,
      ).to.deep.equal([]);
      for (const text of json) JSON.parse(text);
    }
    const { props } = JSON.parse(await get('/en/search/_payload.json?q=fair')) as SearchData;
    expect(props.found.rows[0]?.title.map(({ text }) => text).join('')).to.equal(`Fair ${HOSTILE}`);
  });
});

interface SearchData {
  readonly props: { readonly found: { readonly rows: readonly Pick<SearchRow, 'title'>[] } };
}

function fair(text: string): ArchiveItem {
  const times = ['2026-12-01 09:00', '2026-12-01 12:00'] as const;
  const detail = eventDetail(...times, { place: text });
  const written = version({ title: `Fair ${text}`, summary: `Hostile: ${text}`, detail });
  return eventOf('fair', ...times, { category: 'fairs', versions: { th: written, en: written } });
}

// In the browser. Chromium parses XML with libxml2, which accepts nothing that is not well-formed.

function parseXml([file, name]: readonly [string, string]) {
  const xml = new DOMParser().parseFromString(file, 'application/xml');
  return {
    error: xml.querySelector('parsererror')?.textContent,
    texts: Array.from(xml.getElementsByTagName(name), ({ textContent }) => textContent),
  };
}

function readPage() {
  return {
    title: document.title,
    scripts: Array.from(document.scripts, ({ text }) => text),
    json: Array.from(document.querySelectorAll('script[type$="json"]'), ({ textContent }) => textContent),
  };
}
