import { expect } from 'chai';
import sinon from 'sinon';
import { listLabels } from '#ui/messages/lists.ts';
import { mainMessages } from '#ui/messages/main.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { department } from '#test/support/testArchives.ts';
import { everyKind } from '#test/support/everyKind.ts';
import { hero, itemOf, newsItem, picture, siteLayout, slug, version } from '#test/support/builders.ts';
import { at } from '#test/support/testClock.ts';

describe('Content', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp()));
  after(() => app.close());
  afterEach(() => sinon.restore());

  it('the home page shows the tasks and the four newest headlines', async () => {
    const { body } = await app.send('/en');
    expect(body).to.include('Water today');
    expect(newsIn(body)).to.deep.equal(['news-12', 'news-11', 'news-10', 'news-9']);
  });

  it('the header has a search field on every page but the home page, which has its own', async () => {
    expect((await app.send('/en')).body)
      .to.include('id="search-hero"')
      .and.not.include('id="search-header"');
    expect((await app.send('/en/main')).body).to.include('id="search-header"');
  });

  it('the home page has a map of the provinces of its offices where the site chooses it, instead of its picture', async () => {
    const layout = siteLayout({ hero: { ...hero(), map: true } });
    const own = await startTestApp({ archives: [everyKind({ layouts: { th: layout, en: layout } })] });
    try {
      const { body } = await own.send('/en');
      expect(body).to.include('class="provinces-map"').and.include('href="/en/agencies?province=nan"');
      expect(body).not.to.include('class="hero-picture"');
      expect((await app.send('/en')).body)
        .to.include('class="hero-picture"')
        .and.not.include('provinces-map');
    } finally {
      await own.close();
    }
  });

  it('a page that is related to an office has a map of its provinces, and says how to reach it', async () => {
    const related = [{ kind: 'agency', slug: slug('region-1') }] as const;
    const about = itemOf('our-area', { kind: 'page' }, { related });
    const { items } = everyKind();
    const own = await startTestApp({ archives: [everyKind({ items: [...items, about] })] });
    try {
      const { body } = await own.send('/en/our-area');
      expect(body).to.include('class="provinces-map"').and.include('href="/en/agencies?province=tak"');
      expect(body).to.include('href="tel:053000000"').and.include('mailto:region1@office.test');
    } finally {
      await own.close();
    }
  });

  it('the main page shows the newest news, news by category, and documents', async () => {
    const { status, body } = await app.send('/en/main');
    expect(status).to.equal(200);
    expect(newsIn(body).slice(0, 4)).to.deep.equal(['news-12', 'news-11', 'news-10', 'news-9']);
    expect(body).to.include('Category water').and.include('News old-dam').and.include('A manual of weirs');
  });

  it('the main page has the blocks that the site chooses, in its order', async () => {
    const layout = siteLayout({ mainBlocks: ['agencies', 'documents', 'news'] });
    const own = await startTestApp({ archives: [everyKind({ layouts: { th: layout, en: layout } })] });
    try {
      const { body } = await own.send('/en/main');
      expect(blocksIn(body)).to.deep.equal(
        [listLabels.agencies.title, mainMessages.documents, mainMessages.news].map(english),
      );
      expect(body).to.include('Offices').and.include('href="/en/agencies/region-1"');
    } finally {
      await own.close();
    }
  });

  it('the main page has more of the newest news where the site chooses no news by category', async () => {
    const layout = siteLayout({ mainBlocks: ['news'] });
    const own = await startTestApp({ archives: [department({ layouts: { th: layout, en: layout } })] });
    try {
      const { body } = await own.send('/en/main');
      expect(newsIn(body)).to.deep.equal(['12', '11', '10', '9', '8', '7', '6'].map((day) => `news-${day}`));
    } finally {
      await own.close();
    }
  });

  it('the main page begins with links to its blocks', async () => {
    const { body } = await app.send('/en/main');
    const targets = [...body.matchAll(/href="#(\w+)"/g)].map(([, id = '']) => id).filter((id) => id !== 'main');
    expect(targets).to.include.members(['news', 'documents', 'events', 'media', 'subjects', 'offices']);
    for (const id of targets) expect(body, id).to.include(`id="${id}"`);
  });

  it('the list of documents has one form for words, subject and year', async () => {
    const { body } = await app.send('/en/documents');
    const main = body.slice(body.indexOf('<main'));
    const form = /<form[^>]*class="document-filter".*?<\/form>/s.exec(main)?.[0];
    expect(form).to.include('action="/en/documents"').and.include('name="q"').and.include('name="year"');
    expect(form?.match(/<button/g)).to.have.lengthOf(1);
  });

  it('words in the form of the documents are searched for among them, with its subject and year', async () => {
    const { status, headers } = await app.send('/en/documents?q=+gates+&category=water&year=2026');
    expect(status).to.equal(302);
    expect(headers['location']).to.equal(
      '/en/search?q=gates&type=document&category=water&from=2026-01-01&to=2026-12-31',
    );
    expect(headers['cache-control'], 'what somebody has typed').to.include('no-store');
    expect((await app.send('/en/documents?q=&category=&year=')).status, 'nothing is typed').to.equal(200);
    expect((await app.send('/en/more-news?q=gates')).status, 'a list without such a form').to.equal(200);
  });

  it('the main page names its media after their kind where there is only one, with its newest ones', async () => {
    const items = ['one', 'two', 'three', 'four'].map((name) => itemOf(name, { kind: 'album', pictures: [picture()] }));
    const own = await startTestApp({ archives: [department({ items, categories: [] })] });
    try {
      const { body } = await own.send('/en/main');
      const media = /class="main-page-media">.*?<\/section>/s.exec(body)?.[0] ?? '';
      expect(media)
        .to.match(/<h2[^>]*>Photos<\/h2>/)
        .and.include('All photos');
      expect(media.match(/data-kind="album"/g)).to.have.lengthOf(3);
    } finally {
      await own.close();
    }
  });

  it('the main page has no block without anything in it, and no link to media that do not exist', async () => {
    const items = [itemOf('only', { kind: 'news' }), itemOf('walk', { kind: 'album', pictures: [picture()] })];
    const own = await startTestApp({ archives: [department({ items, categories: [] })] });
    try {
      const { body } = await own.send('/en/main');
      expect(blocksIn(body)).to.deep.equal(
        [mainMessages.news, listLabels.albums.title, listLabels.agencies.title].map(english),
      );
      const media = /class="main-page-kinds">.*?<\/ul>/s.exec(body)?.[0];
      expect(media)
        .to.include('/en/photos')
        .and.not.match(/videos|infographics|magazines/);
    } finally {
      await own.close();
    }
  });

  it('the main page leads with the newest of its news that has a picture, and with no older one that is featured', async () => {
    const newsOn = (title: string, day: string, given: Partial<ReturnType<typeof version>> = {}) => {
      const written = version({ title, publishedAt: at(`2026-10-${day}T02:00:00Z`), ...given });
      return newsItem(title, { versions: { th: written, en: written } });
    };
    const cover = { cover: picture() };
    const items = [
      newsOn('newest', '20'),
      newsOn('pictured', '18', cover),
      newsOn('third', '16'),
      { ...newsOn('featured', '02', cover), featured: true },
    ];
    const own = await startTestApp({ archives: [department({ items })] });
    try {
      expect(newsIn((await own.send('/en/main')).body)).to.deep.equal(['pictured', 'newest', 'third', 'featured']);
    } finally {
      await own.close();
    }
  });

  it('the main page shows each news item only once', async () => {
    const { body } = await app.send('/en/main');
    const shown = newsIn(body);
    expect(shown).to.include.members(['news-12', 'news-7', 'old-dam']);
    for (const slug of shown) expect(body.split(`href="/en/news/${slug}"`), slug).to.have.lengthOf(2);
  });

  it('the news list is sorted from newest to oldest and has ten items on each page', async () => {
    const first = await app.send('/en/more-news');
    expect(newsIn(first.body)).to.deep.equal([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `news-${day}`));
    expect(first.body).to.include('13 news items').and.include('href="/en/more-news?page=2"');
    const second = await app.send('/en/more-news?page=2');
    expect(newsIn(second.body)).to.deep.equal(['news-2', 'news-1', 'old-dam']);
    expect(newsIn((await app.send('/en/more-news?size=50')).body)).to.have.lengthOf(13);
  });

  it('lists are filtered by category, subcategory and year', async () => {
    for (const query of ['category=water', 'category=water&subcategory=dams', 'year=2025'])
      expect(newsIn((await app.send(`/en/more-news?${query}`)).body), query).to.deep.equal(['old-dam']);
    const none = await app.send('/en/more-news?category=water&year=2026');
    expect(none.status).to.equal(200);
    expect(newsIn(none.body)).to.deep.equal([]);
  });

  it('a subcategory of another category is ignored, as a form without scripts sends it with a new category', async () => {
    for (const query of ['category=works&subcategory=dams', 'category=&subcategory=dams']) {
      const { status, body } = await app.send(`/en/more-news?${query}`);
      expect(status, query).to.equal(200);
      expect(newsIn(body), query).to.include('news-12');
      expect(body).not.to.match(/rel="canonical" href="[^"]*subcategory/);
    }
  });

  it("a filtered list's canonical address has its filter and nothing else", async () => {
    const { body } = await app.send('/en/more-news?page=1&size=10&category=works&fbclid=1');
    expect(body).to.include('<link rel="canonical" href="https://www.example.go.th/en/more-news?category=works"/>');
  });

  it('a list and its categories are one request', async () => {
    const list = sinon.spy(app.ports.content, 'list');
    expect((await app.send('/en/more-news?category=works')).status).to.equal(200);
    expect((await app.send('/en/more-news?category=nothing')).status).to.equal(404);
    expect(list.callCount).to.equal(2);
  });

  it('a list whose filter names a subcategory of another category is requested again without it', async () => {
    const list = sinon.spy(app.ports.content, 'list');
    expect((await app.send('/en/more-news?subcategory=dams')).status).to.equal(200);
    expect(list.args.map(([query]) => query.subcategory)).to.deep.equal(['dams', undefined]);
  });

  it('/news redirects to the list', async () => {
    const { status, headers } = await app.send('/th/news');
    expect(status).to.equal(308);
    expect(headers.location).to.equal('/th/more-news');
  });

  it('a news item, a document and a page each have a page of their own, with its public address for sharing', async () => {
    const cases = [
      ['/en/news/news-1', 'News news-1'],
      ['/en/documents/manual', 'A manual of weirs'],
      ['/en/history', 'Our history'],
    ] as const;
    for (const [path, title] of cases) {
      const { status, body } = await app.send(path);
      expect(status, path).to.equal(200);
      expect(body).to.include(`<h1>${title}</h1>`).and.include(`<title>${title} – Irrigation Department</title>`);
      expect(body).to.include('Water is released from Monday.').and.include(`https://www.example.go.th${path}`);
    }
  });

  it('a page that has a parent is found only below it', async () => {
    const { status, body } = await app.send('/en/history/founder');
    expect(status).to.equal(200);
    expect(body)
      .to.include('<h1>Our founder</h1>')
      .and.match(/<a href="\/en\/history">Our history<\/a>/);
    for (const path of [
      '/en/founder',
      '/en/manual/founder',
      '/en/nothing/founder',
      '/en/history/history',
      '/en/history/news-1',
    ])
      expect((await app.send(path)).status, path).to.equal(404);
  });

  it('an item is found under its own kind only', async () => {
    for (const path of ['/en/news/manual', '/en/documents/news-1', '/en/news-1', '/en/news/history'])
      expect((await app.send(path)).status, path).to.equal(404);
  });

  it("one site's items are not found on another site", async () => {
    expect((await app.send({ path: '/en/news/regional' })).status).to.equal(404);
    expect((await app.send({ path: '/en/news/regional', host: 'region.example.go.th' })).status).to.equal(200);
  });

  it('withdrawn and scheduled items are not found and are in no list', async () => {
    for (const [slug, expected] of [
      ['withdrawn', 410],
      ['scheduled', 404],
    ] as const) {
      const { status, body } = await app.send(`/en/news/${slug}`);
      expect(status).to.equal(expected);
      expect(body).not.to.match(/Withdrawn words|News scheduled/);
    }
    expect((await app.send('/en/more-news?size=50')).body).not.to.match(/Withdrawn words|News scheduled/);
  });

  it('the page of a withdrawn item says so, with what is related, and nothing of the item', async () => {
    const withdrawn = version({
      title: 'Secret',
      publishedAt: at('2026-11-01T00:00:00Z'),
      withdrawnAt: at('2026-11-02T00:00:00Z'),
    });
    const items = [
      newsItem('notice', { versions: { en: withdrawn }, related: [{ kind: 'document', slug: slug('manual') }] }),
      newsItem('manual', { kind: 'document' }),
    ];
    const own = await startTestApp({ archives: [department({ items })] });
    try {
      const { status, body } = await own.send('/en/news/notice');
      expect(status).to.equal(410);
      expect(body).to.include('<h1>This page was withdrawn</h1>').and.include('no longer published');
      expect(body).to.include('href="/en/documents/manual"').and.not.include('Secret');
      expect(body).to.include('<meta name="robots" content="noindex"');
    } finally {
      await own.close();
    }
  });

  it('a former address of an item leads to the one of today, whatever its kind was and is', async () => {
    const formerly = [
      { kind: 'news', slug: slug('gates') },
      { kind: 'page', slug: slug('old-gates') },
    ] as const;
    const items = [
      newsItem('gate-manual', { kind: 'document', formerly }),
      newsItem('history', { kind: 'page' }),
      itemOf(
        'founder',
        { kind: 'page', parent: slug('history') },
        { formerly: [{ kind: 'news', slug: slug('our-founder') }] },
      ),
    ];
    const own = await startTestApp({ archives: [department({ items })], environment: { BASE_PATH: '/site' } });
    try {
      for (const [from, to] of [
        ['/en/news/gates', '/site/en/documents/gate-manual'],
        ['/th/news/gates', '/site/th/documents/gate-manual'],
        ['/en/old-gates', '/site/en/documents/gate-manual'],
        ['/en/about/old-gates', '/site/en/documents/gate-manual'],
        ['/th/news/our-founder', '/site/th/history/founder'],
      ] as const) {
        const { status, headers } = await own.send(`/site${from}`);
        expect([status, headers.location], from).to.deep.equal([308, to]);
        expect(headers['cache-control'], from).to.equal('public, no-cache');
      }
    } finally {
      await own.close();
    }
  });

  it('an item appears at the instant of its publication and disappears at the instant of its withdrawal', async () => {
    const versions = {
      en: version({
        title: 'A notice',
        publishedAt: at('2026-11-22T00:00:00Z'),
        withdrawnAt: at('2026-11-23T00:00:00Z'),
      }),
    };
    const own = await startTestApp({ archives: [department({ items: [newsItem('notice', { versions })] })] });
    try {
      const statusAt = async (now: string) => {
        own.clock.set(now);
        const { status } = await own.send('/en/news/notice');
        const list = await own.send('/en/more-news');
        expect(list.body.includes('A notice'), now).to.equal(status === 200);
        return status;
      };
      expect(await statusAt('2026-11-21T23:59:59.999Z')).to.equal(404);
      expect(await statusAt('2026-11-22T00:00:00Z')).to.equal(200);
      expect(await statusAt('2026-11-22T23:59:59.999Z')).to.equal(200);
      expect(await statusAt('2026-11-23T00:00:00Z')).to.equal(410);
    } finally {
      await own.close();
    }
  });

  it('an item that is public only in the other language is not found, with a link to that language', async () => {
    const { status, headers, body } = await app.send('/en/news/thai-only');
    expect(status).to.equal(404);
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(body).to.include('This page has been published in Thai only.');
    expect(body).to.match(/<a [^>]*href="\/th\/news\/thai-only" [^>]*hrefLang="th"/);
    expect(body).not.to.include('เฉพาะภาษาไทย');
  });
});

/** Slugs of the news that a page links to, in order, without repetition. */
function newsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/href="\/en\/news\/([a-z0-9-]+)"/g)].map(([, slug = '']) => slug))];
}

/** The names of the blocks of the main page. */
function blocksIn(html: string): string[] {
  return Array.from(html.matchAll(/<section class="container[^"]*" aria-label="([^"]+)"/g), ([, name = '']) => name);
}

function english({ defaultMessage }: { readonly defaultMessage: string }): string {
  return defaultMessage;
}
