import { expect } from 'chai';
import sinon from 'sinon';
import { LOCALES } from '#domain/locale/locale.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { siteDetails } from '#test/support/builders.ts';
import { everyKind } from '#test/support/everyKind.ts';
import { importSampleWater } from '#test/support/sampleWater.ts';
import { startTestApp, WITHOUT_PAGE_CACHE, type TestApp } from '#test/support/testApp.ts';
import { CLOSED_HOST, department, REGION_HOST } from '#test/support/testArchives.ts';
import { textOf } from '#test/support/textOf.ts';

const ORIGIN = 'https://www.example.go.th';

/** Whatever is typed: operators of search engines, quotes, marks, spaces, signs of SQL, and far too much of it. */
const TYPED = [
  'news AND',
  'NEAR(news, 3)',
  'news*',
  '"unbalanced',
  "it's",
  '"news" OR ("',
  'title:news',
  '^news',
  'news & !dam | (weir:*)',
  "'; drop table items; --",
  '%',
  '_',
  '\\',
  '?*+[]{}()|^$',
  '่้๊',
  '   ',
  '\u200b\u200b',
  '\u0000',
  'news\u0000dam',
  '\ud800',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a'.repeat(10_000),
  'น้ำ'.repeat(400),
  '💧💧',
];
/** Of the other parts of an address. */
const ASKED = [
  'type=nothing',
  'type=constructor',
  'category=nothing',
  'category=%00',
  "category='",
  'subcategory=dams',
  'tag=nothing',
  'tag=%E0%B8',
  'sort=random',
  'view=cards',
  'view=calendar&period=decade&date=2026-02-31',
  'view=calendar&period=year&date=9999-12-31',
  'view=calendar&q=news&date=0000-01-01',
  'from=2026-02-31',
  'from=yesterday&to=%00',
  'from=2026-12-31&to=2026-01-01',
  'from=0000-01-01&to=9999-12-31',
  'to=0000-01-01',
  'from=9999-12-31',
  'from=2569-01-01',
  'q=news&q=dam',
  'q[]=news',
  'page=1&size=50',
];

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

describe('The search', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ environment: WITHOUT_PAGE_CACHE });
    await importSampleWater(app);
  });
  after(() => app.close());
  afterEach(() => sinon.restore());

  const mainOf = async (path: string, host?: string) => {
    const { status, body } = await app.send({ path, ...(host !== undefined && { host }) });
    expect(status, path).to.equal(200);
    return /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  };
  const titlesOf = (main: string) =>
    Array.from(main.matchAll(/<h3 class="result-row-title">(.*?)<\/h3>/gs), ([, title = '']) => textOf(title));

  it('finds items and reservoirs in the language of the page, and marks what matches', async () => {
    const main = await mainOf('/en/search?q=weirs');
    expect(titlesOf(main)).to.deep.equal(['A manual of weirs']);
    expect(main).to.include('<mark>weirs</mark>');
    expect(textOf(main)).to.include('Search results for “weirs”').and.to.include('1 result');
    expect(titlesOf(await mainOf(`/th/search?q=${encoded('เขื่อนภูมิพล')}`))[0]).to.equal('เขื่อนภูมิพล');
    expect(titlesOf(await mainOf('/en/search?q=Bhumibol'))).to.include('Bhumibol Dam');
  });

  it('is filtered by type, category and days, and says how many of each there are', async () => {
    const main = await mainOf('/en/search?q=news');
    expect(textOf(main))
      .to.match(/All types\s*\d+/)
      .and.to.match(/Category works\s*12/);
    expect(main).to.include('href="/en/search?q=news&amp;type=news&amp;category=works"');
    const narrowed = await mainOf('/en/search?type=news&category=water&subcategory=dams');
    expect(titlesOf(narrowed)).to.deep.equal(['News old-dam']);
    expect(textOf(narrowed)).to.include('Topic: Category dams');
    expect(titlesOf(await mainOf('/en/search?from=2026-10-02&to=2026-10-03&sort=oldest'))).to.deep.equal([
      'News news-2',
      'News news-3',
    ]);
  });

  it('sorts by relevance only what was searched for, and then in the order that is asked', async () => {
    const find = sinon.spy(app.ports.search, 'search');
    for (const query of ['q=news', 'type=news', 'type=news&sort=relevance', 'q=news&sort=oldest', 'q=news&sort=x'])
      await app.send(`/en/search?${query}`);
    expect(find.args.map(([{ sort }]) => sort)).to.deep.equal(['relevance', 'newest', 'newest', 'oldest', 'relevance']);
  });

  it('says what to try when nothing is found, without and with filters', async () => {
    const nothing = await mainOf('/en/search?q=zzxqy');
    expect(textOf(nothing)).to.include('The searched item was not found').and.to.include('fewer or other words');
    expect(nothing).to.include('value="zzxqy"');
    const filtered = textOf(await mainOf('/en/search?q=weirs&type=news'));
    expect(filtered).to.include('The searched item was not found').and.to.include('Search without the filters');
    expect(textOf(await mainOf(`/th/search?q=zzxqy`))).to.include('ไม่พบข้อมูลที่ค้นหา');
  });

  it('names the category and the subcategory of its filter even when they have no result', async () => {
    const nothing = textOf(await mainOf('/en/search?q=zzxqy&type=news&category=water&subcategory=dams'));
    expect(nothing).to.include('Subject: Category water').and.to.include('Topic: Category dams');
    expect(textOf(await mainOf('/en/search?q=zzxqy&category=nothing'))).to.include('Subject: nothing');
    expect(textOf(await mainOf('/en/search?view=calendar&to=0001-01-01&category=nothing'))).to.include(
      'Subject: nothing',
    );
  });

  it('shows what there is while nothing is searched for', async () => {
    const main = await mainOf('/en/search');
    expect(textOf(main)).to.include('Look through').and.to.include('Reservoirs');
    expect(titlesOf(main)).to.have.lengthOf(5);
  });

  it('shows its field even while nothing can be searched, on a page that is not cached', async () => {
    sinon.stub(app.ports.search, 'search').rejects(new Unavailable('store', 'gone'));
    const start = await app.send('/en/search');
    expect(start.status).to.equal(200);
    expect(start.body).to.include('id="search-page"');
    expect(start.headers['cache-control']).to.equal('private, no-store');
    const results = await app.send('/en/search?q=weirs');
    expect(results.status).to.equal(503);
    expect(results.headers['retry-after']).to.equal('10');
  });

  it('takes days as people type them, in both eras, and shows them in the fields of days', async () => {
    for (const [from, to] of [
      ['2.10.2026', '3/10/2026'],
      ['02-10-2569', '๓/๑๐/๒๕๖๙'],
    ] as const) {
      const main = await mainOf(`/en/search?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`);
      expect(main)
        .to.match(/<input type="date" id="search-from"[^>]* value="2026-10-02"/)
        .and.to.match(/<input type="date" id="search-to"[^>]* value="2026-10-03"/);
      expect(titlesOf(main)).to.have.lengthOf(2);
    }
  });

  it('says beside a day that it does not exist, and searches without it', async () => {
    const { body } = await app.send('/en/search?q=weirs&from=31/2/2026&to=tomorrow');
    expect(body).to.include('<title>Error: Search results for “weirs”');
    const main = await mainOf('/en/search?q=weirs&from=31/2/2026&to=tomorrow');
    expect(textOf(main)).to.include('From: There is no such day in the calendar.');
    expect(textOf(main)).to.include('To: Please type day, month and year in digits, as in the example.');
    expect(main)
      .to.match(/<input type="text" id="search-from"[^>]* aria-invalid="true"[^>]* value="31\/2\/2026"/)
      .and.to.match(/<input type="text" id="search-to"[^>]* aria-invalid="true"[^>]* value="tomorrow"/);
    expect(main).to.include('<a href="#search-from">').and.to.include('<a href="#search-to">');
    expect(main).to.include('<details class="search-advanced" open="">');
    expect(titlesOf(main)).to.deep.equal(['A manual of weirs']);
  });

  it('swaps days that are reversed, and says so', async () => {
    const main = await mainOf('/en/search?from=2026-10-03&to=2026-10-02');
    expect(textOf(main)).to.include('we have swapped them');
    expect(main).to.include('<details class="search-advanced" open="">');
    expect(main)
      .to.match(/id="search-from"[^>]* value="2026-10-02"/)
      .and.to.match(/id="search-to"[^>]* value="2026-10-03"/);
    expect(titlesOf(main)).to.have.lengthOf(2);
  });

  it('shows days that were chosen above the results, and leaves the advanced search closed', async () => {
    const main = await mainOf('/en/search?from=2026-10-02&to=2026-10-03');
    expect(main).to.include('<details class="search-advanced">');
    expect(textOf(main)).to.include('2 Oct 2026 – 3 Oct 2026');
  });

  it('asks for a letter or digit when only signs are typed, and repeats them', async () => {
    const main = await mainOf('/en/search?q=%3F%3F');
    expect(textOf(main)).to.include('Please type at least 1 letter or digit.');
    expect(main).to.include('<a href="#search-page">').and.to.include('class="search-field" data-invalid="true"');
    expect(main).to.include('value="??"').and.to.include('Look through');
  });

  it('searches for the first 200 characters of a longer text, and says so', async () => {
    const main = await mainOf(`/en/search?q=${'weirs+'.repeat(200)}`);
    expect(textOf(main)).to.include('only the first 200 characters are searched for');
  });

  for (const locale of LOCALES)
    it(`answers whatever is typed, and whatever is asked: ${locale}`, async () => {
      for (const typed of TYPED)
        for (const path of ['search', 'search.atom', 'search/suggestions.json']) {
          const { status } = await app.send(`/${locale}/${path}?q=${encoded(typed)}`);
          // A request whose address is longer than the server reads is refused before anybody looks at it.
          const isTooLong = encoded(typed).length > 15_000;
          expect(status, `${path} ${typed.slice(0, 40)}`).to.equal(isTooLong ? 431 : 200);
        }
      for (const query of ASKED)
        for (const path of ['search', 'search.atom'])
          expect((await app.send(`/${locale}/${path}?${query}`)).status, `${path} ${query}`).to.equal(200);
    });

  it('repeats what was typed as text', async () => {
    const { body } = await app.send(`/en/search?q=${encoded('<script>alert(1)</script>')}`);
    expect(body).not.to.include('<script>alert');
  });

  it('has no page beyond its last one, and none that is no number', async () => {
    for (const query of ['page=99', 'page=0', 'page=-1', 'page=two', 'size=7', 'page=101&size=10', 'page=1000000'])
      expect((await app.send(`/en/search?q=news&${query}`)).status, query).to.equal(404);
    expect((await app.send('/en/search?q=news&page=2')).status).to.equal(200);
  });

  it('never finds what another site publishes, or what is not public', async () => {
    expect(titlesOf(await mainOf('/en/search?q=regional', REGION_HOST))).to.deep.equal(['News regional']);
    for (const path of ['search', 'search.atom', 'search/suggestions.json'])
      for (const [text, host] of [
        ['regional', 'www.example.go.th'],
        ['weirs', REGION_HOST],
        ['withdrawn', 'www.example.go.th'],
        ['scheduled', 'www.example.go.th'],
      ] as const) {
        const { body } = await app.send({ path: `/en/${path}?q=${text}`, host });
        expect(titlesOf(body).join(), `${path} ${text}`).not.to.match(/regional|weirs|withdrawn words|scheduled/i);
        if (path !== 'search') expect(body).not.to.match(/<entry>|"href"/);
      }
  });

  it('is for nobody else, no search engine and no cache, once somebody has typed', async () => {
    const typed = await app.send('/en/search?q=weirs');
    expect(typed.headers['cache-control']).to.equal('private, no-cache');
    expect(typed.body).to.include('<meta name="robots" content="noindex"/>');
    expect(typed.body).to.include(`<link rel="canonical" href="${ORIGIN}/en/search"/>`);
    expect((await app.send('/en/search?type=news')).body).to.include('content="noindex"');
    const empty = await app.send('/en/search');
    expect(empty.body).not.to.include('noindex');
    expect(empty.headers['cache-control']).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
    const data = await app.send('/en/search/_payload.json?q=weirs');
    expect(data.headers['cache-control']).to.equal('private, no-cache');
    expect(JSON.parse(data.body)).to.include({ route: 'search', title: 'Search results for “weirs”' });
  });

  it('leaves nothing of what was typed in the log', async () => {
    const secret = 'unmistakable-words';
    for (const [index, path] of [
      'search',
      'search.atom',
      'search/suggestions.json',
      'search/_payload.json',
    ].entries()) {
      const requestId = `search-${index}`;
      await app.send({ path: `/en/${path}?q=${secret}`, headers: { 'X-Request-Id': requestId } });
      expect(await app.requestLine(requestId)).to.include({ path: `/en/${path}` });
    }
    sinon.stub(app.ports.search, 'search').rejects(new Unavailable('store', 'gone'));
    await app.send({ path: `/en/search?q=${secret}`, headers: { 'X-Request-Id': 'search-gone' } });
    expect(await app.requestLine('search-gone')).to.include({ status: 503 });
    expect(JSON.stringify(app.log)).not.to.include(secret);
  });

  it('is found from every page: a field in the menu, and one in the header or on the home page', async () => {
    for (const path of ['/th', '/en/main', '/en/news/news-1', '/en/nothing-here']) {
      const { body } = await app.send(path);
      const forms = body.match(/<form role="search"[^>]* action="\/(?:th|en)\/search"/g) ?? [];
      expect(forms.length, path).to.equal(path.endsWith('/nothing-here') ? 3 : 2);
    }
  });

  it('is offered on the 404 page with the words of the address', async () => {
    expect((await app.send('/en/news/dam-closed_2026.html')).body).to.include('value="news dam closed 2026"');
  });
});

describe('The calendar view of the search', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ archives: [everyKind()], environment: WITHOUT_PAGE_CACHE });
  });
  after(() => app.close());

  it('has the events among the results, in the month of the first one that is coming', async () => {
    const found = (await app.send('/en/search?q=item&type=event')).body;
    const titles = Array.from(found.matchAll(/<h3 class="result-row-title">(.*?)<\/h3>/gs), ([, title = '']) =>
      textOf(title),
    );
    expect(titles).not.to.be.empty;
    const { status, body } = await app.send('/en/search?q=item&view=calendar');
    expect(status).to.equal(200);
    expect(body).to.include('class="calendar-month"').and.to.include('href="/en/search?q=item&amp;type=event');
    const year = (await app.send('/en/search?q=item&view=calendar&period=year')).body;
    expect(year).to.include('class="calendar').and.not.to.include('class="calendar-month"');
    for (const path of ['&period=week', '&period=day&date=2026-11-21'])
      expect((await app.send(`/en/search?q=item&view=calendar${path}`)).status).to.equal(200);
  });

  it('says that nothing was found where there are no events', async () => {
    const { body } = await app.send('/en/search?q=zzxqy&view=calendar');
    expect(textOf(body)).to.include('The searched item was not found');
    expect(body).not.to.include('calendar-month');
  });

  it('is the list where another type is asked', async () => {
    expect((await app.send('/en/search?type=news&view=calendar')).body).to.include('class="result-rows"');
  });

  it('leads back to the list', async () => {
    expect((await app.send('/en/search?q=item&type=event&view=calendar')).body).to.match(
      /<nav class="tabs" aria-label="Show results as"><ul><li><a href="\/en\/search\?q=item&amp;type=event">List/,
    );
  });
});

describe('The suggestions of the search', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    await importSampleWater(app);
  });
  after(() => app.close());

  interface Answer {
    readonly suggestions: readonly { readonly title: string; readonly type: string; readonly href: string }[];
    readonly status: string;
  }
  const suggestionsFor = async (text: string, locale = 'en') => {
    const { body } = await app.send(`/${locale}/search/suggestions.json?q=${encoded(text)}`);
    return JSON.parse(body) as Answer;
  };

  it('are what a text that is being typed may become, with their type and address', async () => {
    const { suggestions, status } = await suggestionsFor('a manual of we');
    expect(suggestions[0]).to.deep.equal({
      title: 'A manual of weirs',
      type: 'Document',
      href: '/en/documents/manual',
    });
    expect(status).to.match(/^\d suggestions?, use the arrow keys$/);
    expect((await suggestionsFor('เขื่อนภูมิ', 'th')).suggestions[0]).to.include({ title: 'เขื่อนภูมิพล', type: 'อ่างเก็บน้ำ' });
  });

  it('are at most eight, and none for signs', async () => {
    expect((await suggestionsFor('news')).suggestions).to.have.lengthOf(8);
    expect(await suggestionsFor('  ')).to.deep.equal({ suggestions: [], status: 'No suggestions' });
    expect(await suggestionsFor('???')).to.deep.equal({ suggestions: [], status: 'No suggestions' });
  });

  it('are stored by no cache', async () => {
    const { headers } = await app.send('/en/search/suggestions.json?q=news');
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(headers['content-type']).to.equal('application/json; charset=utf-8');
  });

  it('are also in the form that browsers read', async () => {
    const { body, headers } = await app.send('/en/search/suggestions.json?format=opensearch&q=a+manual');
    expect(headers['content-type']).to.include('application/x-suggestions+json');
    const [text, titles, types, addresses] = JSON.parse(body) as [string, string[], string[], string[]];
    expect(text).to.equal('a manual');
    expect([titles[0], types[0], addresses[0]]).to.deep.equal([
      'A manual of weirs',
      'Document',
      `${ORIGIN}/en/documents/manual`,
    ]);
  });
});

describe('The files of the search for programs', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ environment: { PAGE_CACHE_MB: '8' } });
    await importSampleWater(app);
  });
  after(() => app.close());

  it('describe it to browsers, in each language, and every page links to them', async () => {
    const { body, headers } = await app.send('/th/opensearch.xml');
    expect(headers['content-type']).to.equal('application/opensearchdescription+xml; charset=utf-8');
    expect(body).to.include(`template="${ORIGIN}/th/search?q={searchTerms}"`);
    expect(body).to.include(`template="${ORIGIN}/th/search/suggestions.json?format=opensearch&amp;q={searchTerms}"`);
    expect(body).to.include('<Language>th</Language>');
    expect(/<ShortName>(.*?)<\/ShortName>/.exec(body)?.[1]?.length).to.be.within(1, 16);
    for (const path of ['/th', '/th/main', '/th/search'])
      expect((await app.send(path)).body).to.match(/<link rel="search"[^>]* href="\/th\/opensearch\.xml"\/>/);
  });

  it('have what a search finds as a feed, newest first, which the page of the search links to', async () => {
    const { body, headers } = await app.send('/en/search.atom?q=news&type=news&sort=oldest');
    expect(headers).to.include({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const entries = Array.from(body.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs), ([, title]) => title);
    expect(entries.slice(0, 2)).to.deep.equal(['News news-12', 'News news-11']);
    expect(body).to.include(
      `<link rel="self" type="application/atom+xml" href="${ORIGIN}/en/search.atom?q=news&amp;type=news"/>`,
    );
    expect(body).to.include('<title>Search results for “news” – Irrigation Department</title>');
    const page = (await app.send('/en/search?q=news&type=news')).body;
    expect(page).to.match(
      /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/en\/search\.atom\?q=news&amp;type=news"\/>/,
    );
  });

  it('have no reservoirs in the feed, which have no date', async () => {
    const { body } = await app.send('/en/search.atom?type=reservoir');
    expect(body).to.include('</feed>').and.not.to.include('<entry>');
  });

  it('are never those of another search, although pages are cached', async () => {
    for (const path of ['/en/search.atom', '/en/search/suggestions.json', '/en/search']) {
      const [news, weirs] = await Promise.all(['old-dam', 'weirs'].map((text) => app.send(`${path}?q=${text}`)));
      expect(weirs?.body, path).to.include('A manual of').and.not.to.equal(news?.body);
      expect((await app.send(`${path}?q=old-dam`)).body, path).not.to.include('A manual of');
    }
  });

  it('are unavailable while the site, or the search, is under maintenance', async () => {
    const paths = ['/en/search.atom?q=news', '/en/search/suggestions.json?q=news', '/en/opensearch.xml'];
    for (const path of [...paths, '/en/search?q=news'])
      expect((await app.send({ path, host: CLOSED_HOST })).status, path).to.equal(503);
    const maintenance = { site: { status: 'Disable' }, functions: { search: { status: 'Enable' } } } as const;
    await app.publish(department({ details: siteDetails({ maintenance }) }));
    for (const path of [...paths, '/en/search?q=news']) expect((await app.send(path)).status, path).to.equal(503);
    await app.publish(department());
  });
});

describe('A search whose source does not respond', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ environment: { REQUEST_DEADLINE_MS: '1600' } });
  });
  after(() => app.close());
  afterEach(() => sinon.restore());

  it('is given up after the time limit of pages, whether it is for a page, a feed or suggestions', async () => {
    const search = sinon.stub(app.ports.search, 'search').returns(new Promise(() => undefined));
    const suggest = sinon.stub(app.ports.search, 'suggest').returns(new Promise(() => undefined));
    const responses = await Promise.all(
      ['/en/search?q=weirs', '/en/search.atom?q=weirs', '/en/search/suggestions.json?q=weirs'].map((path) =>
        app.send(path),
      ),
    );
    expect(responses.map(({ status }) => status)).to.deep.equal([503, 503, 503]);
    expect(responses.map(({ headers }) => headers['retry-after'])).to.deep.equal(['10', '10', '10']);
    // The source is told, too.
    const signals = [...search.args, ...suggest.args].map(([, signal]) => signal);
    expect(signals.map((signal) => signal?.reason instanceof Unavailable)).to.deep.equal([true, true, true]);
  });
});
