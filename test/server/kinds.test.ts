import { expect } from 'chai';
import sinon from 'sinon';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { category, itemOf, newsItem, siteLayout, slug, version } from '#test/support/builders.ts';
import { everyKind } from '#test/support/everyKind.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { department } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';
import { textOf } from '#test/support/textOf.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { reading, reservoir } from '#test/support/waterBuilders.ts';

const ORIGIN = 'https://www.example.go.th';
const SITE_NAME = 'กรมชลประทาน|Irrigation Department';

/** Path, title in Thai, title in English, and what the page contains in both languages. */
type Row = readonly [path: string, thai: string, english: string, shows: RegExp];

const LISTS: readonly Row[] = [
  ['/photos', 'ภาพกิจกรรม', 'Photos', /href="\/\w\w\/photos\/weir-day"/],
  ['/videos', 'วิดีโอ', 'Videos', /href="\/\w\w\/videos\/far-film"/],
  ['/infographics', 'อินโฟกราฟิก', 'Infographics', /href="\/\w\w\/infographics\/year-of-water"/],
  ['/magazines', 'วารสาร', 'Magazines', /href="\/\w\w\/magazines\/issue-12"/],
  ['/events', 'กิจกรรม', 'Events', /href="\/\w\w\/events\/next-hearing"/],
  ['/faq', 'คำถามที่พบบ่อย', 'Questions and answers', /href="\/\w\w\/faq\/turn-first"/],
  ['/professionals', 'ผู้เชี่ยวชาญ', 'Experts', /href="\/\w\w\/professionals\/somchai"/],
  ['/agencies', 'หน่วยงาน', 'Offices', /href="\/\w\w\/agencies\/region-1"/],
  ['/contact', 'ติดต่อเรา', 'Contact us', /href="tel:1111"/],
  ['/site-map', 'แผนผังเว็บไซต์', 'Site map', /href="\/\w\w\/policies\/cookie"/],
  [
    '/oit',
    'การเปิดเผยข้อมูลสาธารณะ (OIT) หมวด 2569',
    'Public disclosure (OIT): Category 2569',
    /href="\/\w\w\/oit\/2569\/O10"/,
  ],
  [
    '/oit/2568',
    'การเปิดเผยข้อมูลสาธารณะ (OIT) หมวด 2568',
    'Public disclosure (OIT): Category 2568',
    /href="\/\w\w\/oit\/2568\/O1"/,
  ],
];

const ITEMS: readonly Row[] = [
  ['/photos/weir-day', 'เรื่อง weir-day', 'Item weir-day', /alt="The weir at noon"/],
  ['/videos/gate-film', 'เรื่อง gate-film', 'Item gate-film', /<video .*<track kind="captions"/],
  ['/videos/far-film', 'เรื่อง far-film', 'Item far-film', /films\.example\.org \(1:02:09\)/],
  ['/infographics/year-of-water', 'เรื่อง year-of-water', 'Item year-of-water', /alt="The year of water"/],
  ['/magazines/issue-12', 'เรื่อง issue-12', 'Item issue-12', /1\.2\sMB.*\.pdf" download="Issue 12"/],
  ['/faq/turn-first', 'คำถาม turn-first', 'Question turn-first', /our history/],
  ['/events/next-hearing', 'เรื่อง next-hearing', 'Item next-hearing', /dateTime="2026-11-25T02:00:00.000Z"/],
  ['/professionals/somchai', 'เรื่อง somchai', 'Item somchai', /Hydrologist.*BEng, Irrigation/],
  ['/agencies/region-1', 'เรื่อง region-1', 'Item region-1', /Saket.*Road.*maps\.example\.org/],
  ['/oit/2569/O10', 'O10 เรื่อง 2569-o10', 'O10 Item 2569-o10', /Source 1/],
  ['/policies/privacy', 'เรื่อง privacy-policy', 'Item privacy-policy', /Water is released from Monday/],
];

describe('Every kind of content', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()] })));
  after(() => app.close());

  for (const [path, thai, english, shows] of [...LISTS, ...ITEMS])
    it(`is on its page in both languages, with its title and one canonical address: ${path}`, async () => {
      for (const locale of LOCALES) {
        const { status, body } = await app.send(`/${locale}${path}`);
        expect(status, locale).to.equal(200);
        const title = locale === 'th' ? thai : english;
        const siteName = SITE_NAME.split('|')[locale === 'th' ? 0 : 1];
        expect(body).to.include(`<title>${title} – ${siteName}</title>`);
        expect(textOf(/<h1[^>]*>.*?<\/h1>/.exec(body)?.[0] ?? '')).to.equal(title);
        expect(body).to.include(`<link rel="canonical" href="${ORIGIN}/${locale}${path}"/>`);
        for (const other of LOCALES)
          expect(body).to.match(
            new RegExp(`<link rel="alternate" hreflang="${other}" href="${ORIGIN}/${other}${path}"`, 'i'),
          );
        expect(mainOf(body)).to.match(shows);
      }
    });

  it('has a payload for every page, with the same status and title, which may be cached as the page may', async () => {
    for (const [path, thai, english] of [...LISTS, ...ITEMS])
      for (const locale of LOCALES) {
        const page = await app.send(`/${locale}${path}`);
        const { status, headers, body } = await app.send(`/${locale}${path}/_payload.json`);
        expect(status, path).to.equal(200);
        expect(headers['cache-control'], path).to.match(path === '/contact' ? /^private/ : /^public/);
        expect(headers['cache-control'], path).to.equal(page.headers['cache-control']);
        expect(JSON.parse(body), path).to.include({ title: locale === 'th' ? thai : english });
      }
  });

  it('has the props of its view in the payload of a page', async () => {
    const cases = [
      ['/en/photos', 'albums', 'list.items[0].slug', 'weir-day'],
      ['/en/photos/weir-day/_payload.json?picture=2', 'album', 'current', 2],
      ['/en/faq', 'faq', 'items[0].slug', 'turn-first'],
      ['/en/events?when=past', 'events', 'filter.when', 'past'],
      ['/en/events/old-fair', 'event', 'state', 'past'],
      ['/en/agencies/region-1', 'agency', 'parent.title', 'Item head-office'],
      ['/en/oit', 'oit', 'year.code', '2569'],
      ['/en/oit/2568', 'oitYear', 'years[0].code', '2569'],
      ['/en/report-broken-file?page=/en/main', 'reportBrokenFile', 'page', '/en/main'],
      ['/en/site-map', 'siteMap', 'policies[0].kind', 'policy'],
    ] as const;
    for (const [path, route, property, value] of cases) {
      const request = path.includes('_payload') ? path : path.replace(/(?=\?|$)/, '/_payload.json');
      const data: unknown = JSON.parse((await app.send(request)).body);
      expect(data, path).to.include({ route }).and.have.nested.property(`props.${property}`, value);
    }
  });

  it('shows a complete fiscal year of disclosures when the other language cannot be read', async () => {
    const list = sinon.stub(app.ports.content, 'list');
    list.callsFake(async (query, signal) => {
      if (query.locale === 'th') throw new Unavailable('departmentApi', 'gone');
      return await list.wrappedMethod.call(app.ports.content, query, signal);
    });
    const { status, body } = await app.send('/en/oit/2569').finally(() => list.restore());
    expect(status).to.equal(200);
    expect(mainOf(body)).to.include('href="/en/oit/2569/O10"');
  });

  it('is not found under another name, in another year, or on a page beyond the last', async () => {
    for (const path of [
      '/photos/none',
      '/photos/gate-film',
      '/videos/weir-day',
      '/faq/history',
      '/agencies/somchai',
      '/oit/2570',
      '/oit/2026',
      '/oit/256',
      '/oit/2569/O3',
      '/oit/2569/O1/x',
      '/oit/2567/O1',
      '/oit/x/O1',
      '/policies',
      '/policies/terms',
      '/policies/privacy-policy',
      '/policies/privacy/x',
      '/privacy-policy',
      '/2569-o1',
      '/contact/x',
      '/site-map/x',
      '/photos/weir-day?picture=0',
      '/photos/weir-day?picture=4',
      '/photos/weir-day?picture=-1',
      '/photos/weir-day?picture=01',
      '/photos/weir-day?picture=1.5',
      '/photos/weir-day?picture=x',
      '/photos/weir-day?picture=',
      '/photos/weir-day?picture=99999999999',
      '/faq?page=2',
      '/faq?page=0',
      '/professionals?page=2',
      '/agencies?page=x',
      '/agencies?page=2',
      '/agencies?province=none',
      '/agencies?province=Nan',
      '/agencies?province=nan&page=2',
      '/oit?page=2',
      '/oit/2569?page=2',
      '/photos?page=2',
      '/photos?category=none',
      '/videos?year=1x',
      '/events?when=sometime',
      '/events?when=PAST',
      '/events?category=none',
    ])
      for (const locale of LOCALES) {
        const { status, headers } = await app.send(`/${locale}${path}`);
        expect(status, locale + path).to.equal(404);
        expect(headers['cache-control'], path).to.equal('private, no-store');
      }
  });

  it('is redirected to its exact address when that is written in another case; codes of disclosure are upper-case', async () => {
    for (const [path, exact] of [
      ['/en/oit/2569/o10', '/en/oit/2569/O10'],
      ['/EN/OIT/2569/o10/', '/en/oit/2569/O10'],
      ['/en/oit/2569/o10?x=1', '/en/oit/2569/O10?x=1'],
      ['/th/Photos/Weir-Day', '/th/photos/weir-day'],
      ['/th/POLICIES/Privacy', '/th/policies/privacy'],
      ['/th/FAQ', '/th/faq'],
      ['/en/Site-Map/', '/en/site-map'],
    ] as const) {
      const { status, headers } = await app.send(path);
      expect(status, path).to.equal(308);
      expect(headers.location, path).to.equal(exact);
    }
  });

  it('is not found, with a link to the other language, when it is public only in that', async () => {
    for (const path of ['/photos/thai-album', '/faq/thai-question', '/agencies/thai-office']) {
      const { status, body } = await app.send(`/en${path}`);
      expect(status, path).to.equal(404);
      expect(body, path).to.include('This page has been published in Thai only.');
      expect(body, path).to.match(new RegExp(`<a [^>]*href="/th${path}" [^>]*hrefLang="th"`));
      const thai = await app.send(`/th${path}`);
      expect(thai.status, path).to.equal(200);
      expect(thai.body, path).to.include('หน้านี้มีเฉพาะภาษาไทย');
    }
  });

  it('is not in the list of a language that it is not public in', async () => {
    expect(linksOf((await app.send('/en/photos')).body, '/en/photos/')).to.deep.equal(['weir-day']);
    expect(linksOf((await app.send('/th/photos')).body, '/th/photos/')).to.have.members(['weir-day', 'thai-album']);
  });

  it('has a list that is filtered by category and shows the filter', async () => {
    const { status, body } = await app.send('/en/photos?category=floods');
    expect(status).to.equal(200);
    expect(body)
      .to.match(/<option value="floods" selected/)
      .and.include(`href="${ORIGIN}/en/photos?category=floods"`);
  });

  it('has a list that says it is empty on a site that has published nothing', async () => {
    const empty = await startTestApp({ archives: [department({ items: [newsItem('only')], categories: [] })] });
    try {
      for (const [path] of LISTS.filter(([each]) => each !== '/oit/2568'))
        for (const locale of LOCALES) {
          const { status, body } = await empty.send(`/${locale}${path}`);
          expect(status, path).to.equal(200);
          if (!['/contact', '/site-map'].includes(path)) expect(mainOf(body), path).to.include('list-empty');
        }
      expect((await empty.send('/en/oit/2569')).status).to.equal(404);
    } finally {
      await empty.close();
    }
  });
});

describe('Events', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()] })));
  after(() => app.close());
  afterEach(() => app.clock.set('2026-11-21T03:00:00Z'));

  const eventsOf = async (path: string) => linksOf((await app.send(path)).body, '/en/events/');

  it('are listed when they have not ended yet, the soonest first', async () => {
    expect(await eventsOf('/en/events')).to.deep.equal(['running-fair', 'next-hearing', 'later-walk']);
    expect(await eventsOf('/en/events?when=coming')).to.deep.equal(['running-fair', 'next-hearing', 'later-walk']);
  });

  it('are beside this month and the next one, or the last one where they are past, with the days that have any', async () => {
    const months = async (query: string) => {
      const { body } = await app.send(`/en/events${query}`);
      const aside = /<aside class="events-months".*?<\/aside>/s.exec(body)?.[0] ?? '';
      return [...aside.matchAll(/href="\/en\/calendar\?([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
    };
    expect(await months('?category=training')).to.include.members([
      ...['date=2026-11-01&category=training', 'date=2026-12-01&category=training'],
      ...['view=day&date=2026-11-10&category=training', 'view=day&date=2026-11-22&category=training'],
    ]);
    expect(await months('?when=past')).to.include.members(['date=2026-10-01', 'view=day&date=2026-10-10']);
  });

  it('are listed the latest first when the past ones are requested', async () => {
    expect(await eventsOf('/en/events?when=past')).to.deep.equal(['old-fair', 'older-fair']);
  });

  it('move from the list of upcoming events to that of past events at the instant they end', async () => {
    app.clock.set('2026-11-25T09:29:59.999Z');
    expect(await eventsOf('/en/events')).to.deep.equal(['next-hearing', 'later-walk']);
    app.clock.set('2026-11-25T09:30:00Z');
    expect(await eventsOf('/en/events')).to.deep.equal(['later-walk']);
    expect((await eventsOf('/en/events?when=past')).slice(0, 2)).to.deep.equal(['next-hearing', 'running-fair']);
  });

  it('are marked as past on their page from that instant on', async () => {
    const OVER = 'This event is over.';
    app.clock.set('2026-11-25T09:29:59.999Z');
    expect((await app.send('/en/events/next-hearing')).body).not.to.include(OVER);
    app.clock.set('2026-11-25T09:30:00Z');
    expect((await app.send('/en/events/next-hearing')).body).to.include(OVER);
    expect((await app.send('/th/events/next-hearing')).body).to.include('กิจกรรมนี้ผ่านไปแล้ว');
  });

  it('stay past or upcoming when the list is filtered by category', async () => {
    expect(await eventsOf('/en/events?category=training')).to.deep.equal(['running-fair', 'later-walk']);
    const { body } = await app.send('/en/events?category=training&when=past');
    expect(linksOf(body, '/en/events/')).to.deep.equal(['old-fair', 'older-fair']);
    expect(body).to.include('<input type="hidden" name="when" value="past"/>');
    expect(body).to.include('href="/en/events?when=past">Clear the filter</a>');
    expect(body).to.include(`<link rel="canonical" href="${ORIGIN}/en/events?category=training&amp;when=past"/>`);
  });

  it('have one canonical address for the upcoming list, and no filter by year of publication', async () => {
    for (const query of ['?when=coming', '?when=', '?year=2026', '?year=x']) {
      const { status, body } = await app.send(`/en/events${query}`);
      expect(status, query).to.equal(200);
      expect(body, query).to.include(`<link rel="canonical" href="${ORIGIN}/en/events"/>`);
      expect(body, query).not.to.include('name="year"');
    }
  });

  it('are the only kind whose list can be filtered to past items', async () => {
    const { status, body } = await app.send('/en/photos?when=past');
    expect(status).to.equal(200);
    expect(body).to.include(`<link rel="canonical" href="${ORIGIN}/en/photos"/>`);
  });

  it('have a list that says when none is planned, and links to the past ones', async () => {
    app.clock.set('2027-06-01T00:00:00Z');
    const { status, body } = await app.send('/en/events');
    expect(status).to.equal(200);
    expect(body).to.include('No event is planned at the moment.').and.include('href="/en/events?when=past"');
  });
});

describe('An album', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()] })));
  after(() => app.close());

  it('links to each of its pictures, shown large with links to the next and previous one', async () => {
    const album = mainOf((await app.send('/en/photos/weir-day')).body);
    expect(album)
      .to.include('href="/en/photos/weir-day?picture=1"')
      .and.include('href="/en/photos/weir-day?picture=3"');
    expect(album).not.to.include('class="album-picture"');
    const second = mainOf((await app.send('/en/photos/weir-day?picture=2')).body);
    expect(second).to.match(/class="album-picture".*?alt="The weir at noon"/);
    expect(second).to.include('href="/en/photos/weir-day?picture=1#picture" rel="prev"');
    expect(second).to.include('href="/en/photos/weir-day?picture=3#picture" rel="next"');
  });

  it('has one canonical address for all pictures, and a language switch that stays on the picture', async () => {
    const { body } = await app.send('/en/photos/weir-day?picture=2');
    expect(body).to.include(`<link rel="canonical" href="${ORIGIN}/en/photos/weir-day"/>`);
    expect(body).to.include('href="/th/photos/weir-day?picture=2"');
  });
});

describe('A video', () => {
  it('has the videos before and after it beside it', async () => {
    const video = (number: number) => {
      const source = { at: 'elsewhere', address: 'https://video.example/1' } as const;
      const detail = { kind: 'video', source, seconds: 60 } as const;
      const publishedAt = at(`2026-0${String(number)}-01T02:00:00Z`);
      return itemOf(`film-${String(number)}`, detail, {
        versions: { en: version({ title: `Film ${String(number)}`, detail, publishedAt }) },
      });
    };
    const app = await startTestApp({ archives: [everyKind({ items: [1, 2, 3].map(video) })] });
    try {
      const main = mainOf((await app.send('/en/videos/film-2')).body);
      expect(textOf(main)).to.match(/Other videos.*Film 3.*Film 1/);
    } finally {
      await app.close();
    }
  });
});

describe('An issue of the magazine', () => {
  it('has the issues before and after it below its contents, and is complete without them', async () => {
    const issue = (number: number) => {
      const file = { name: 'Issue', file: `${'0'.repeat(32)}.pdf`, type: 'application/pdf', size: 1000 };
      const detail = { kind: 'magazine', issue: `Issue ${String(number)}`, pages: 8, file } as const;
      const publishedAt = at(`2026-0${String(number)}-01T02:00:00Z`);
      return itemOf(`issue-${String(number)}`, detail, {
        versions: { en: version({ title: `Stream ${String(number)}`, detail, publishedAt }) },
      });
    };
    const app = await startTestApp({ archives: [everyKind({ items: [1, 2, 3, 4, 5, 6, 7].map(issue) })] });
    try {
      const main = mainOf((await app.send('/en/magazines/issue-4')).body);
      expect(textOf(main)).to.match(/In this issue.*Other issues.*Stream 6.*Stream 5.*Stream 3.*Stream 2/);
      expect(main).not.to.match(/Stream [17]/);
      sinon.stub(app.ports.content, 'list').rejects(new Unavailable('store', 'gone'));
      const { status, body } = await app.send('/en/magazines/issue-3');
      expect(status).to.equal(200);
      expect(textOf(mainOf(body)))
        .to.include('Read this issue')
        .and.not.include('Other issues');
    } finally {
      await app.close();
    }
  });
});

describe('Offices', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()] })));
  after(() => app.close());

  it('are listed by category in the order of the categories, those without one last', async () => {
    expect(linksOf((await app.send('/en/agencies')).body, '/en/agencies/')).to.deep.equal([
      'head-office',
      'orphan-office',
      'region-1',
    ]);
  });

  it('link to the office above them', async () => {
    const { body } = await app.send('/en/agencies/region-1');
    expect(mainOf(body)).to.include('<a href="/en/agencies/head-office">Item head-office</a>');
  });

  it('are filtered by the province that they are responsible for, without scripts, in both languages', async () => {
    for (const [locale, choices, summary] of [
      ['th', ['ทุกจังหวัด', 'ตาก', 'น่าน'], 'พื้นที่น่านมี 1 หน่วยงานดูแล'],
      ['en', ['every province', 'Nan', 'Tak'], '1 office looks after Nan.'],
    ] as const) {
      const path = `/${locale}/agencies`;
      const all = mainOf((await app.send(path)).body);
      const form = new RegExp(`<form (?=[^>]*method="get")[^>]*action="${path}".*?</form>`, 's').exec(all)?.[0] ?? '';
      expect(form).to.match(/<select [^>]*name="province".*<button type="submit"/);
      expect([...form.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, label]) => label)).to.deep.equal(choices);

      const { status, body } = await app.send(`${path}?province=nan`);
      expect(status).to.equal(200);
      expect(linksOf(body, `${path}/`)).to.deep.equal(['region-1']);
      expect(textOf(mainOf(body))).to.include(summary);
      expect(body).to.include('<option value="nan" selected="">');
      expect(body).to.include(`<link rel="canonical" href="${ORIGIN}${path}?province=nan"/>`);
      const other = locale === 'th' ? 'en' : 'th';
      expect(body).to.include(`href="/${other}/agencies?province=nan"`);
    }
    expect(linksOf((await app.send('/en/agencies?province=')).body, '/en/agencies/')).to.have.length(3);
  });

  it('of a province have its name in the title, the heading and the breadcrumbs, and a caption below their map', async () => {
    const { body } = await app.send('/en/agencies?province=nan');
    expect(body).to.match(/<title>Offices: Nan – /);
    expect(textOf(/<h1>.*?<\/h1>/.exec(body)?.[0] ?? '')).to.equal('Offices: Nan');
    expect(body).to.include('<a href="/en/agencies">Offices</a></li><li aria-current="page">Nan</li>');
    expect(textOf(/<figcaption>.*?<\/figcaption>/.exec(body)?.[0] ?? '')).to.match(/^Shaded: the province/);
  });

  it('stay filtered by province from page to page', async () => {
    const many = await startTestApp({ archives: [everyKind({ items: officesOfTak(102) })] });
    try {
      const first = (await many.send('/en/agencies?province=tak')).body;
      expect(linksOf(first, '/en/agencies/')).to.have.length(100);
      expect(first).to.include('href="/en/agencies?province=tak&amp;page=2"');
      const second = (await many.send('/en/agencies?province=tak&page=2')).body;
      expect(linksOf(second, '/en/agencies/')).to.have.length(2);
      expect(second).to.include(`href="${ORIGIN}/en/agencies?province=tak&amp;page=2"`);
      expect((await many.send('/en/agencies?province=tak&page=3')).status).to.equal(404);
    } finally {
      await many.close();
    }
  });

  it('have no filter by province when there are more than a thousand', async () => {
    const many = await startTestApp({ archives: [everyKind({ items: officesOfTak(1_001) })] });
    try {
      const { body } = await many.send('/en/agencies?page=11');
      expect(linksOf(body, '/en/agencies/')).to.have.length(1);
      expect(mainOf(body)).not.to.include('name="province"');
      expect((await many.send('/en/agencies?province=tak')).status).to.equal(404);
    } finally {
      await many.close();
    }
  });

  it('show which provinces they are responsible for', async () => {
    const { body } = await app.send('/en/agencies/region-1');
    expect(textOf(mainOf(body))).to.include('Looks afterTak and Nan');
    expect(body).to.include('"areaServed":[{"@type":"AdministrativeArea","name":"Tak"}');
    expect(textOf(mainOf((await app.send('/th/agencies/region-1')).body))).to.include('จังหวัดที่ดูแลตากและน่าน');
    expect(textOf(mainOf((await app.send('/en/agencies/head-office')).body))).not.to.include('Looks after');
  });

  it('show how to reach them and when they are open, with a button that calls a real number', async () => {
    const main = mainOf((await app.send('/en/agencies/region-1')).body);
    expect(main).to.include('<a href="mailto:region1@office.test">region1@office.test</a>');
    expect(main).to.include('<a href="https://region1.office.test/" rel="external noreferrer">region1.office.test</a>');
    expect(textOf(main)).to.include('Opening hours08:30–16:30').and.include('Call 0 5300 0000');
    expect(main).to.match(/<a class="button-link" href="tel:053000000">/);
    const bare = mainOf((await app.send('/en/agencies/head-office')).body);
    expect(bare).not.to.match(/button-link" href="tel:|mailto:[a-z]|office-map/);
  });

  it('lead to a message about them, and to a complaint about their only province', async () => {
    const others = [officeOf('region-1', 'tak', 'nan'), officeOf('phrae-office', 'phrae')];
    const own = await startTestApp({ archives: [everyKind({ items: others })] });
    try {
      const ofSeveral = mainOf((await own.send('/en/agencies/region-1')).body);
      expect(ofSeveral).to.include('href="/en/contact?office=region-1"').and.include('href="/en/complaints"');
      const ofOne = mainOf((await own.send('/en/agencies/phrae-office')).body);
      expect(ofOne).to.include('href="/en/complaints?province=phrae"');
      const selected = (await own.send('/en/complaints?province=phrae')).body;
      expect(selected).to.match(/<option value="phrae" selected/);
      expect((await own.send('/en/complaints?province=nowhere')).body).not.to.match(/<option value="[^"]+" selected/);
    } finally {
      await own.close();
    }
  });

  it('show the reservoirs in their provinces with how full they are', async () => {
    const own = await startTestApp({ archives: [everyKind()] });
    const inProvince = (id: string, en: string) => reservoir({ id: slug(id), province: { th: en, en }, storage: 200 });
    try {
      await recordWater(own.waterImport, {
        register: [inProvince('near', 'Tak'), inProvince('far', 'Yala')],
        readings: ['near', 'far'].map((id) => ({ reservoir: slug(id), ...reading({ volume: 50, storage: 200 }) })),
      });
      const main = mainOf((await own.send('/en/agencies/region-1')).body);
      expect(main).to.include('href="/en/reservoirs/near"').and.not.include('href="/en/reservoirs/far"');
      expect(textOf(main)).to.match(/Water as a share of capacity, 20 November 2026.*25\.0%/);
    } finally {
      await own.close();
    }
  });

  it('show the offices that belong to them', async () => {
    const main = mainOf((await app.send('/en/agencies/head-office')).body);
    expect(textOf(main)).to.match(/belong to it.*Item region-1/);
    expect(textOf(mainOf((await app.send('/en/agencies/region-1')).body))).not.to.include('belong to it');
  });

  it('show their provinces on a map, with links to the offices of the provinces around', async () => {
    const others = [
      officeOf('region-1', 'tak', 'nan'),
      officeOf('phrae-office', 'phrae'),
      officeOf('nan-office', 'nan'),
      officeOf('south', 'songkhla'),
    ];
    const own = await startTestApp({ archives: [everyKind({ items: others })] });
    try {
      const main = mainOf((await own.send('/en/agencies/region-1')).body);
      expect(main.match(/class="office-map-own"/g)).to.have.length(2);
      expect(main)
        .to.match(/office-map-beside[^>]*/)
        .and.include('href="/en/agencies/phrae-office"');
      expect(textOf(main)).to.match(/Neighbouring offices.*Item phrae-office/);
      expect(main).not.to.match(/office-map-beside[^>]*nan-office/);
    } finally {
      await own.close();
    }
  });

  it('list no other offices as related where they list the neighbouring ones', async () => {
    const related = [
      { kind: 'agency', slug: slug('south') },
      { kind: 'document', slug: slug('manual') },
    ] as const;
    const others = [
      { ...officeOf('region-1', 'tak'), related },
      { ...officeOf('alone', 'phuket'), related },
      officeOf('nan-office', 'kamphaeng-phet'),
      officeOf('south', 'songkhla'),
      newsItem('manual', { kind: 'document' }),
    ];
    const own = await startTestApp({ archives: [everyKind({ items: others })] });
    try {
      const beside = mainOf((await own.send('/en/agencies/region-1')).body);
      expect(beside).to.include('/en/documents/manual').and.not.include('/en/agencies/south');
      const alone = mainOf((await own.send('/en/agencies/alone')).body);
      expect(alone).to.include('/en/documents/manual').and.include('/en/agencies/south');
    } finally {
      await own.close();
    }
  });

  it('do not link to an office above them that is not public in the language', async () => {
    const { status, body } = await app.send('/en/agencies/orphan-office');
    expect(status).to.equal(200);
    expect(mainOf(body)).not.to.match(/Belongs to|thai-office/);
    expect(mainOf((await app.send('/th/agencies/orphan-office')).body)).to.include('href="/th/agencies/thai-office"');
  });
});

describe('Questions', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()] })));
  after(() => app.close());

  it('are listed by topic and position, each with its answer and an address of its own', async () => {
    const { body } = await app.send('/en/faq');
    const order = ['turn-first', 'turn-second', 'permit-first', 'no-topic'];
    expect(linksOf(body, '/en/faq/')).to.deep.equal(order);
    const answers = [...body.matchAll(/<details class="fold faq-item">.*?<div id="([\w-]+)"[^>]*>.*?our history/gs)];
    expect(answers.map(([, id]) => id)).to.deep.equal(order);
  });

  it('continue on a second page when there are more than a hundred', async () => {
    const items = Array.from({ length: 101 }, (_, index) => itemOf(`question-${index}`, { kind: 'faq', position: 1 }));
    const own = await startTestApp({ archives: [everyKind({ items })] });
    try {
      const first = await own.send('/en/faq');
      expect(linksOf(first.body, '/en/faq/')).to.have.lengthOf(100);
      expect(first.body).to.include('href="/en/faq?page=2"');
      const second = await own.send('/en/faq?page=2');
      expect(linksOf(second.body, '/en/faq/')).to.have.lengthOf(1);
      expect(second.body).to.include(`<link rel="canonical" href="${ORIGIN}/en/faq?page=2"/>`);
      expect((await own.send('/en/faq?page=3')).status).to.equal(404);
    } finally {
      await own.close();
    }
  });
});

describe('Public disclosure', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()] })));
  after(() => app.close());

  it('shows the newest year first, wherever the department lists it, and links to the others', async () => {
    const { body } = await app.send('/en/oit');
    // The code under which nothing is published yet is named first.
    expect(linksOf(body, '/en/oit/')).to.deep.equal(['2569', '2568', '2569/O2', '2569/O1', '2569/O10']);
    expect(body).to.include('<a href="/en/oit/2569" aria-current="page">');
  });

  it('is sorted by group, then by the number of the code', async () => {
    const text = textOf(mainOf((await app.send('/en/oit/2569')).body));
    expect(text).to.match(/Category 2569-9-1.*Item 2569-o1.*Item 2569-o2.*Category 2569-9-2.*Item 2569-o10/s);
  });

  it('shows how much is published, in total and for each group, and what is missing', async () => {
    const text = textOf(mainOf((await app.send('/en/oit/2569')).body));
    expect(text).to.include('2 of 3 published').and.include('1 of 2 published').and.include('1 of 1 published');
    expect(text).to.include('Not published yet: O2');
    expect(text.match(/Not published yet/g), 'once there, once in its row').to.have.lengthOf(2);
    expect(textOf((await app.send('/th/oit/2569')).body)).to.include('เผยแพร่แล้ว 2 จาก 3 รายการ');
  });

  it('has a page for every code, with all its links or a note that it is missing', async () => {
    const published = mainOf((await app.send('/en/oit/2569/O1')).body);
    expect(published).to.include('<a href="/en/documents/manual">Source 1</a>');
    expect(published).to.include('<a href="https://www.example.org/report" rel="external noreferrer">Source 2</a>');
    expect(published).not.to.include('Not published yet');
    const missing = mainOf((await app.send('/en/oit/2569/O2')).body);
    expect(missing).to.include('Not published yet').and.not.include('What is disclosed');
  });

  it('names the website of a link that leads elsewhere', async () => {
    const text = textOf(mainOf((await app.send('/en/oit/2569/O1')).body));
    expect(text).to.include('Source 2On www.example.org').and.not.include('Source 1On');
  });

  it('says of a link to an item of this website what kind of item it is, with its date', async () => {
    const text = textOf(mainOf((await app.send('/en/oit/2569/O1')).body));
    expect(text).to.include('Source 1Document1 Oct 2026Source 2');
  });

  it('has the facts of a code after its links, because people come for the links', async () => {
    const text = textOf(mainOf((await app.send('/en/oit/2569/O1')).body));
    expect(text).to.match(/Source 2.*About this codeStatusPublished/);
  });

  it('leads to a code that is typed in any of the ways in which people write it', async () => {
    for (const [path, typed] of [
      ['/oit', 'O10'],
      ['/oit', '10'],
      ['/oit/2569', 'o10'],
      ['/oit/2569', '%E0%B9%91%E0%B9%90'],
    ]) {
      const { status, headers } = await app.send(`/en${path}?code=${typed}`);
      expect(status, typed).to.equal(302);
      expect(headers.location, typed).to.equal('/en/oit/2569/O10');
    }
    expect((await app.send('/th/oit/2568?code=1')).headers.location).to.equal('/th/oit/2568/O1');
  });

  it('says that a typed code does not exist, keeps what was typed and shows the year', async () => {
    for (const [path, typed, reason] of [
      ['/oit', 'O99', 'There is no code O99 in fiscal year 2026. Codes run from O1 to O10.'],
      ['/oit/2569', 'budget', '‘budget’ is not a code. A code is the letter O and a number'],
    ] as const) {
      const { status, body } = await app.send(`/en${path}?code=${typed}`);
      expect(status).to.equal(200);
      const main = mainOf(body);
      expect(main)
        .to.match(new RegExp(`<input [^>]*name="code"[^>]* value="${typed}"`))
        .and.include('aria-invalid');
      expect(textOf(main)).to.match(/^.*Code not found.*Public disclosure \(OIT\)/);
      expect(main).to.match(/<a href="#oit-code">(?:There is no code|‘budget’)/);
      expect(textOf(main)).to.include(reason).and.include('Item 2569-o10');
      expect(body).to.match(/<title>Error: Public disclosure/);
      expect(body).to.include(`<link rel="canonical" href="${ORIGIN}/en${path}"/>`);
    }
    expect(mainOf((await app.send('/en/oit?code=')).body)).not.to.include('form-error');
  });

  it('links to the other fiscal year that has a typed code', async () => {
    const main = mainOf((await app.send('/en/oit/2568?code=2')).body);
    expect(main).to.include('<a href="/en/oit/2569/O2">O2 is a code of fiscal year 2026.</a>');
    expect(mainOf((await app.send('/en/oit/2568?code=99')).body)).not.to.include('is a code of fiscal year');
  });

  it('says of a past year that it is one, with a link to the newest', async () => {
    const main = mainOf((await app.send('/en/oit/2568')).body);
    expect(main).to.include('The newest are those of <a href="/en/oit/2569">fiscal year 2026</a>');
    expect(mainOf((await app.send('/en/oit/2569')).body)).not.to.include('The newest are those of');
  });

  it('links a code to the ones before and after it, of every group', async () => {
    const text = textOf(mainOf((await app.send('/en/oit/2569/O2')).body));
    expect(text).to.include('Previous: O1 Item 2569-o1').and.include('Next: O10 Item 2569-o10');
    expect(textOf(mainOf((await app.send('/en/oit/2568/O1')).body))).not.to.match(/Previous:|Next:/);
  });

  it('links from a code to its year', async () => {
    const { body } = await app.send('/en/oit/2568/O1');
    expect(/<nav class="breadcrumbs".*?<\/nav>/s.exec(body)?.[0]).to.include(
      '<a href="/en/oit/2568">Category 2568</a>',
    );
  });

  it('is not found in a language without that year, with a link to the other language', async () => {
    const detail = { kind: 'oit', fiscalYear: 2567, code: 'O1', links: [] } as const;
    const own = await startTestApp({
      archives: [
        department({
          categories: [category('2567', { kind: 'oit' })],
          items: [itemOf('2567-o1', detail, { category: '2567', versions: { th: version({ detail }) } })],
        }),
      ],
    });
    try {
      const { status, body } = await own.send('/en/oit/2567');
      expect(status).to.equal(404);
      expect(body).to.include('This page has been published in Thai only.');
      expect(body).to.match(/<a [^>]*href="\/th\/oit\/2567" [^>]*hrefLang="th"/);
      const thai = await own.send('/th/oit/2567');
      expect(thai.status).to.equal(200);
      expect(thai.body)
        .to.include('หน้านี้มีเฉพาะภาษาไทย')
        .and.not.match(/<link [^>]*hreflang="(?:en|x-default)"/i);
      expect((await own.send('/en/oit/2566')).body).not.to.include('published in Thai only');
    } finally {
      await own.close();
    }
  });

  it('has no page for a year without items', async () => {
    const categories = ['2569', '2570'].map((code) => category(code, { kind: 'oit' }));
    const own = await startTestApp({ archives: [everyKind({ categories })] });
    try {
      expect((await own.send('/en/oit')).body).to.include('(OIT): Category 2569');
      expect((await own.send('/en/oit/2570')).status).to.equal(404);
    } finally {
      await own.close();
    }
  });
});

describe('The contact page', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()] })));
  after(() => app.close());

  it('shows the hotline and how to contact the office', async () => {
    const main = mainOf((await app.send('/en/contact')).body);
    expect(main).to.match(/<a class="contact-number" href="tel:1111">Hotline 1111, press 78<\/a>/);
    expect(main).to.include('href="tel:026670000"').and.include('href="mailto:info@example.go.th"');
  });
});

describe('The site map', () => {
  const mapOf = async (app: TestApp, locale: Locale) => {
    const { body } = await app.send(`/${locale}/site-map`);
    const [, map = ''] = /<div class="site-map">(.*?)<\/div>/s.exec(body) ?? [];
    return [...map.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  };
  const EVERYTHING = [
    ['more-news', 'documents', 'photos', 'videos', 'infographics', 'magazines', 'calendar', 'events', 'oit'],
    ['agencies', 'professionals', 'faq', 'contact', 'report-broken-file', 'reservoirs', 'wuse-area', 'search'],
    ['history', 'history/founder'],
    ['website', 'privacy', 'security', 'cookie', 'disclaimer'].map((name) => `policies/${name}`),
    ['complaints', 'complaints/track', 'complaints/track/lost-code', 'complaints/ledger'],
    ['login', 'register', 'forgot-password'].map((name) => `members/${name}`),
    // By what the lists of these can be narrowed.
    ['photos?category=floods', 'events?category=hearings', 'events?category=training', 'events?when=past'],
    ['calendar?view=week', 'calendar?view=year', 'oit/2568', 'oit/2569'],
  ].flat();

  it('links to every part of the site once, in both languages', async () => {
    const app = await startTestApp({ archives: [everyKind()] });
    try {
      for (const locale of LOCALES)
        expect(await mapOf(app, locale)).to.have.members(EVERYTHING.map((path) => `/${locale}/${path}`));
    } finally {
      await app.close();
    }
  });

  it('does not repeat links of the menu', async () => {
    const layout = siteLayout({
      menu: [
        {
          label: 'News and media',
          target: { to: 'route', route: 'newsList' },
          children: [
            { label: 'Photos', target: { to: 'route', route: 'albums' } },
            { label: 'Floods', target: { to: 'route', route: 'newsList', query: { category: 'floods' } } },
          ],
        },
        {
          label: 'About',
          target: { to: 'page', urlName: 'history' },
          children: [
            { label: 'Privacy', target: { to: 'policy', name: 'privacy' } },
            { label: 'Ministry', target: { to: 'address', address: 'https://www.example.org/' } },
          ],
        },
      ],
    });
    const app = await startTestApp({ archives: [everyKind({ layouts: { th: layout, en: layout } })] });
    try {
      const links = await mapOf(app, 'en');
      expect(links.slice(links.indexOf('/en/more-news')).slice(0, 6)).to.deep.equal([
        '/en/more-news',
        '/en/photos',
        '/en/photos?category=floods',
        '/en/more-news?category=floods',
        '/en/history',
        '/en/policies/privacy',
      ]);
      expect(links).to.have.members([
        ...EVERYTHING.map((path) => `/en/${path}`),
        '/en/more-news?category=floods',
        'https://www.example.org/',
      ]);
    } finally {
      await app.close();
    }
  });

  it('lists every content page, however many there are', async () => {
    const items = Array.from({ length: 230 }, (_, index) => newsItem(`page-${index}`, { kind: 'page' }));
    const app = await startTestApp({ archives: [everyKind({ items })] });
    try {
      const pages = (await mapOf(app, 'en')).filter((href) => href.startsWith('/en/page-'));
      expect(new Set(pages).size).to.equal(230);
    } finally {
      await app.close();
    }
  });
});

describe('Links to policies', () => {
  it('work wherever a layout has them: in tasks, menu and footer', async () => {
    const target = { to: 'policy', name: 'disclaimer' } as const;
    const layout = siteLayout({
      tasks: [{ label: 'In tasks', hint: 'x', icon: 'lock', target }],
      menu: [{ label: 'In the menu', target, children: [] }],
      footer: [{ label: 'This website', links: [{ label: 'In the footer', target }] }],
    });
    const app = await startTestApp({ archives: [everyKind({ layouts: { th: layout, en: layout } })] });
    try {
      const { body } = await app.send('/th');
      for (const label of ['In tasks', 'In the menu', 'In the footer'])
        expect(body, label).to.match(new RegExp(`href="/th/policies/disclaimer"[^>]*>(?:(?!</a>).)*${label}`, 's'));
    } finally {
      await app.close();
    }
  });
});

describe('Content below a base path', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [everyKind()], environment: { BASE_PATH: '/x' } })));
  after(() => app.close());

  it('has only links below it, those in answers, transcripts and disclosures included', async () => {
    for (const [path] of [...LISTS, ...ITEMS, ['/photos/weir-day?picture=2'], ['/events?when=past']] as const)
      for (const locale of LOCALES) {
        const { status, body } = await app.send(`/x/${locale}${path}`);
        expect(status, path).to.equal(200);
        const own = [...body.matchAll(/\b(?:href|src|action|poster)="(\/[^"]*)"/g)].map(([, address = '']) => address);
        expect(own, path).not.to.be.empty;
        expect(
          own.filter((address) => !address.startsWith('/x/')),
          path,
        ).to.deep.equal([]);
        for (const [, addresses = ''] of body.matchAll(/\bsrcset="([^"]*)"/gi))
          expect(
            addresses.split(/,\s*/).filter((address) => !address.startsWith('/x/media/')),
            path,
          ).to.deep.equal([]);
      }
  });

  it('has the links of authors in answers, transcripts and disclosures', async () => {
    const cases = [
      ['/faq', 'href="/x/en/history"'],
      ['/faq/turn-first', 'src="/x/media/a-400w.jpg"'],
      ['/videos/gate-film', 'href="/x/en/history"'],
      ['/oit/2569/O1', 'href="/x/en/documents/manual"'],
    ] as const;
    for (const [path, link] of cases) {
      expect(mainOf((await app.send(`/x/en${path}`)).body), path).to.include(link);
      expect((await app.send(`/x/en${path}/_payload.json`)).body, path).not.to.match(/\\"\/(?!x\/)/);
    }
  });

  it('accepts a report about its own pages, and none about another site on the same host', async () => {
    const isAbout = async (path: string) =>
      mainOf((await app.send(`/x/en/report-broken-file?page=${path}`)).body).includes(`<a href="${path}">`);
    expect(await isAbout('/x/en/faq')).to.equal(true);
    expect(await isAbout('/en/faq')).to.equal(false);
    expect(await isAbout('/xy/en/faq')).to.equal(false);
    const { body } = await app.send('/x/en/documents/manual');
    expect(body).to.include('href="/x/en/report-broken-file?page=%2Fx%2Fen%2Fdocuments%2Fmanual"');
  });
});

function officeOf(name: string, ...codes: readonly string[]) {
  return itemOf(name, { kind: 'agency', address: '-', provinces: codes.map((code) => ({ code, label: code })) });
}

function officesOfTak(count: number) {
  const detail = { kind: 'agency', address: '-', provinces: [{ code: 'tak', label: 'Tak' }] } as const;
  return Array.from({ length: count }, (_, index) => itemOf(`office-${index}`, detail));
}

function mainOf(html: string): string {
  return /<main\b.*?<\/main>/s.exec(html)?.[0] ?? '';
}

/** What follows the prefix in the links of a page's `<main>`, in order, without repetition and queries. */
function linksOf(html: string, beginning: string): string[] {
  const links = [...mainOf(html).matchAll(/href="([^"?#]*)"/g)].map(([, href = '']) => href);
  return [...new Set(links.filter((href) => href.startsWith(beginning)).map((href) => href.slice(beginning.length)))];
}
