import { expect } from 'chai';
import { category, newsItem, picture, slug, version } from '#test/support/builders.ts';
import { importSampleWater } from '#test/support/sampleWater.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { department } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';
import { textOf } from '#test/support/textOf.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { ArchiveItem, ArchiveVersion } from '#ports/Publishing.ts';
import type { Picture } from '#domain/picture.ts';

const ORIGIN = 'https://www.example.go.th';
const ORGANISATION = `${ORIGIN}/en#organisation`;

type Thing = Readonly<Record<string, unknown>>;

describe('A shared link', () => {
  let app: TestApp;
  before(async () => (app = await startTestApp({ archives: [department({ items: SHARED })] })));
  after(() => app.close());

  const metaOf = async (path: string) => {
    const { body } = await app.send(path);
    const found = [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g)];
    return Object.fromEntries(found.map(([, name, content]) => [name, content])) as Record<string, string>;
  };

  it('has the picture of the page in the size that social networks require', async () => {
    expect(await metaOf('/en/news/covered')).to.include({
      'og:image': `${ORIGIN}/media/${'c'.repeat(32)}-1200w.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '675',
      'og:image:alt': 'A canal at dawn',
      'twitter:card': 'summary_large_image',
    });
  });

  it("has the site's own picture when the page has none, or only a small one", async () => {
    for (const path of ['/en/news/bare', '/en/news/stamp', '/en/more-news', '/en', '/th/main']) {
      const meta = await metaOf(path);
      expect(meta['og:image'], path).to.equal(`${ORIGIN}/media/0123456789abcdef0123456789abcdef-800w.jpg`);
      expect(meta['og:image:height'], path).to.equal('450');
    }
  });

  it('has the picture of an infographic and the first picture of an album', async () => {
    expect((await metaOf('/en/infographics/drawn'))['og:image']).to.include('d'.repeat(32));
    expect((await metaOf('/en/photos/album'))['og:image']).to.include('a'.repeat(32));
  });

  it('always has alternative text for its picture', async () => {
    expect((await metaOf('/en/news/decorated'))['og:image:alt']).to.equal('Decorated');
  });
});

describe('The structured data of a page describe', () => {
  let app: TestApp;
  before(async () => {
    const categories = CONTENT_KINDS.map((kind) => category('works', { kind }));
    app = await startTestApp({ archives: [department({ items: SHARED, categories })] });
  });
  after(() => app.close());

  const thingsOf = async (path: string): Promise<readonly Thing[]> => {
    const { body } = await app.send(path);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    if (json === undefined) return [];
    const { '@graph': graph, ...rest } = JSON.parse(json) as { '@graph': readonly Thing[] };
    expect(rest).to.deep.equal({ '@context': 'https://schema.org' });
    return graph;
  };
  const thing = async (path: string, type: string) => {
    const found = (await thingsOf(path)).find((each) => each['@type'] === type);
    if (found === undefined) throw new Error(`${path} has no ${type}`);
    return found;
  };

  it('the department and its website, on the home page and the main page', async () => {
    for (const path of ['/en', '/en/main']) {
      expect(await thing(path, 'GovernmentOrganization')).to.deep.equal({
        '@type': 'GovernmentOrganization',
        '@id': ORGANISATION,
        name: 'Irrigation Department',
        alternateName: 'กรมชลประทาน',
        url: `${ORIGIN}/en`,
        logo: `${ORIGIN}/assets/icon-512.png`,
        telephone: '026670000',
        email: 'info@example.go.th',
        address: 'Samsen Road',
      });
      expect(await thing(path, 'WebSite')).to.deep.include({
        url: `${ORIGIN}/en`,
        inLanguage: 'en',
        publisher: { '@id': ORGANISATION },
      });
    }
  });

  for (const kind of CONTENT_KINDS)
    it(`the breadcrumbs of an item: ${kind}`, async () => {
      for (const [path, between] of Object.entries(WAYS[kind])) {
        const { itemListElement } = (await thing(path, 'BreadcrumbList')) as unknown as {
          itemListElement: readonly { position: number; name: string; item: string }[];
        };
        const reported = itemListElement.map(({ name, item }) => ({ name, path: item.replace(ORIGIN, '') }));
        expect(itemListElement.map(({ position }) => position)).to.deep.equal(reported.map((_, index) => index + 1));
        expect(reported.map((place) => place.path)).to.deep.equal(['/en', ...between, path]);
        expect(reported).to.deep.equal([...breadcrumbsOf((await app.send(path)).body, path)]);
      }
    });

  it('a news item, with its dates and its publisher', async () => {
    expect(await thing('/en/news/covered', 'NewsArticle')).to.deep.include({
      headline: 'Covered',
      description: 'Farmers downstream have been told.',
      url: `${ORIGIN}/en/news/covered`,
      inLanguage: 'en',
      image: `${ORIGIN}/media/${'c'.repeat(32)}-1200w.jpg`,
      datePublished: '2026-10-01T02:00:00.000Z',
      dateModified: '2026-10-05T02:00:00.000Z',
      publisher: {
        '@type': 'GovernmentOrganization',
        '@id': ORGANISATION,
        name: 'Irrigation Department',
        url: `${ORIGIN}/en`,
        logo: `${ORIGIN}/assets/icon-512.png`,
      },
    });
  });

  it('an event, with its time and place; an all-day event has dates', async () => {
    expect(await thing('/en/events/fair', 'Event')).to.deep.include({
      name: 'Fair',
      startDate: '2026-12-01T02:00:00.000Z',
      endDate: '2026-12-01T09:00:00.000Z',
      location: { '@type': 'Place', name: 'Head weir', address: 'Head weir', hasMap: 'https://maps.test/2' },
    });
    const days = await thing('/en/events/camp', 'Event');
    expect(days).to.deep.include({ startDate: '2026-12-02', endDate: '2026-12-03' });
    expect(days).not.to.have.property('location');
  });

  it('a question and its answer; the list of all questions has them in its markup, once', async () => {
    const { body } = await app.send('/en/faq');
    expect(body.match(/itemType="https:\/\/schema.org\/\w+"/gi)).to.deep.equal([
      'itemType="https://schema.org/FAQPage"',
      'itemType="https://schema.org/Question"',
      'itemType="https://schema.org/Answer"',
    ]);
    expect(body.match(/Water is released from Monday/g)).to.have.lengthOf(1);
    expect(await thing('/en/faq/when', 'FAQPage')).to.deep.include({
      mainEntity: [
        {
          '@type': 'Question',
          name: 'When does water come?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Water is released from Monday.</p>' },
        },
      ],
    });
  });

  it('a video, an office and a person', async () => {
    expect(await thing('/en/videos/film', 'VideoObject')).to.deep.include({
      name: 'Film',
      uploadDate: '2026-10-01T02:00:00.000Z',
      duration: 'PT95S',
      contentUrl: `${ORIGIN}/media/${'e'.repeat(32)}.mp4`,
    });
    expect(await thing('/en/agencies/office', 'GovernmentOffice')).to.deep.include({
      name: 'Office',
      address: '1 Canal Road',
      telephone: '053000000',
    });
    const person = await thing('/en/professionals/somsri', 'Person');
    expect(person).to.deep.include({ name: 'Somsri', jobTitle: 'Engineer' });
    expect(person).not.to.have.property('telephone');
  });

  it('water figures, with the files that contain them', async () => {
    await importSampleWater(app);
    expect(await thing('/en/reservoirs', 'Dataset')).to.deep.include({
      url: `${ORIGIN}/en/reservoirs`,
      temporalCoverage: '2026-09-29',
      distribution: ['csv', 'json'].map((format) => ({
        '@type': 'DataDownload',
        encodingFormat: format === 'csv' ? 'text/csv' : 'application/json',
        contentUrl: `${ORIGIN}/data/reservoirs-large-2026-09-29.${format}${format === 'csv' ? '?lang=en' : ''}`,
      })),
    });
    expect((await thing('/th/reservoirs/bhumibol', 'Dataset'))['temporalCoverage']).to.equal('2026-05-05/2026-09-29');
    for (const path of ['/en/reservoirs', '/th/reservoirs/bhumibol', '/en/wuse-area']) {
      const [file] = (await thing(path, 'Dataset'))['distribution'] as readonly { readonly contentUrl: string }[];
      expect((await app.send(file!.contentUrl.slice(ORIGIN.length))).status, path).to.equal(200);
    }
  });

  it('without a text that could end its script element', async () => {
    const { body } = await app.send('/en/news/sly');
    expect(body).not.to.include('<script>alert');
    expect(await thing('/en/news/sly', 'NewsArticle')).to.include({ headline: '</script><script>alert(1)</script>' });
  });

  it('without an end tag with attributes or capitals, which would end the script element too', async () => {
    const headline = '</script ><img src=x> </SCRIPT\t> <!-- <script ';
    const { body } = await app.send('/en/news/slyer');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(json).to.include('img src=x').and.not.match(/[<>]/);
    expect(await thing('/en/news/slyer', 'NewsArticle')).to.include({ headline });
  });

  it('nothing on error pages', async () => {
    expect(await thingsOf('/en/nothing-here')).to.deep.equal([]);
    expect(await thingsOf('/en/more-news')).to.deep.equal([]);
  });
});

/** Paths between the main page and one or more items of each kind. Every item that may have a subject has one. */
const WAYS: Readonly<Record<ContentKind, Readonly<Record<string, readonly string[]>>>> = {
  news: { '/en/news/covered': ['/en/more-news', '/en/more-news?category=works'], '/en/news/bare': ['/en/more-news'] },
  document: { '/en/documents/plan': ['/en/documents'] },
  album: { '/en/photos/album': ['/en/photos', '/en/photos?category=works'] },
  video: { '/en/videos/film': ['/en/videos', '/en/videos?category=works'] },
  infographic: { '/en/infographics/drawn': ['/en/infographics', '/en/infographics?category=works'] },
  magazine: { '/en/magazines/issue': ['/en/magazines', '/en/magazines?category=works'] },
  faq: { '/en/faq/when': ['/en/faq'] },
  event: { '/en/events/fair': ['/en/events'] },
  professional: { '/en/professionals/somsri': ['/en/professionals'] },
  agency: { '/en/agencies/office': ['/en/agencies'] },
  page: { '/en/history': [], '/en/history/founder': ['/en/history'] },
  oit: { '/en/oit/2569/O1': ['/en/oit', '/en/oit/2569'] },
  policy: { '/en/policies/privacy': [] },
};

function* breadcrumbsOf(html: string, here: string): Generator<{ name: string; path: string }> {
  const [nav = ''] = /<nav class="breadcrumbs".*?<\/nav>/s.exec(html) ?? [];
  for (const [, href, linked, current] of nav.matchAll(
    /<li><a href="([^"]*)">(.*?)<\/a>|<li aria-current="page">(.*?)<\/li>/g,
  ))
    yield href === undefined ? { name: textOf(current ?? ''), path: here } : { name: textOf(linked ?? ''), path: href };
}

function widePicture(letter: string, given: Partial<Picture> = {}): Picture {
  const name = letter.repeat(32);
  return picture({
    alt: 'A canal at dawn',
    width: 1600,
    height: 900,
    variants: [400, 1200, 1600].map((width) => ({
      width,
      webp: `${name}-${width}w.webp`,
      jpeg: `${name}-${width}w.jpg`,
    })),
    ...given,
  });
}

function itemOf(name: string, given: Partial<ArchiveVersion>, rest: Partial<ArchiveItem> = {}): ArchiveItem {
  const detail = given.detail ?? { kind: 'news' };
  const own = version({ title: name.charAt(0).toUpperCase() + name.slice(1), ...given });
  return { ...newsItem(name), kind: detail.kind, versions: { th: own, en: own }, ...rest };
}

const SMALL = { variants: [{ width: 400, webp: `${'5'.repeat(32)}-400w.webp`, jpeg: `${'5'.repeat(32)}-400w.jpg` }] };
const FILE = { name: 'Issue', file: `${'f'.repeat(32)}.pdf`, type: 'application/pdf', size: 1_000 };
const EVENT = {
  kind: 'event',
  allDay: false,
  startsAt: at('2026-12-01T02:00:00Z'),
  endsAt: at('2026-12-01T09:00:00Z'),
} as const;

const SHARED: readonly ArchiveItem[] = [
  itemOf('covered', { cover: widePicture('c'), updatedAt: at('2026-10-05T02:00:00Z') }, { category: 'works' }),
  itemOf('bare', {}),
  itemOf('stamp', { cover: picture({ width: 400, height: 225, ...SMALL }) }),
  itemOf('decorated', { cover: widePicture('c', { alt: '' }) }),
  itemOf('sly', { title: '</script><script>alert(1)</script>' }),
  itemOf('slyer', { title: '</script ><img src=x> </SCRIPT\t> <!-- <script ' }),
  itemOf('plan', { detail: { kind: 'document' } }, { category: 'works' }),
  itemOf('drawn', { detail: { kind: 'infographic', picture: widePicture('d') } }, { category: 'works' }),
  itemOf('album', { detail: { kind: 'album', pictures: [widePicture('a')] } }, { category: 'works' }),
  itemOf(
    'film',
    {
      detail: { kind: 'video', source: { at: 'here', file: `${'e'.repeat(32)}.mp4` }, seconds: 95 },
    },
    { category: 'works' },
  ),
  itemOf('issue', { detail: { kind: 'magazine', issue: '1/2569', pages: 20, file: FILE } }, { category: 'works' }),
  itemOf('fair', { detail: { ...EVENT, place: 'Head weir', map: 'https://maps.test/2' } }, { category: 'works' }),
  itemOf('camp', {
    detail: { kind: 'event', allDay: true, startsAt: at('2026-12-01T17:00:00Z'), endsAt: at('2026-12-03T09:00:00Z') },
  }),
  itemOf('when', { title: 'When does water come?', detail: { kind: 'faq', position: 1 } }, { category: 'works' }),
  itemOf(
    'somsri',
    { detail: { kind: 'professional', position: 'Engineer', education: [], workHistory: [] } },
    { category: 'works' },
  ),
  itemOf('office', { detail: { kind: 'agency', address: '1 Canal Road', phone: '053000000' } }, { category: 'works' }),
  itemOf('2569-o1', { detail: { kind: 'oit', fiscalYear: 2569, code: 'O1', links: [] } }),
  itemOf('privacy-policy', { detail: { kind: 'policy' } }),
  itemOf('history', { detail: { kind: 'page' } }),
  itemOf('founder', { detail: { kind: 'page', parent: slug('history') } }),
];
