import { expect } from 'chai';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { newsItem, version } from '#test/support/builders.ts';
import { textOf } from '#test/support/renderPart.tsx';
import { importSampleWater } from '#test/support/sampleWater.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { department } from '#test/support/testArchives.ts';

const ORIGIN = 'https://www.example.go.th';

interface DataSet {
  readonly '@id': string;
  readonly 'dct:title': string;
  readonly 'dct:modified': { readonly '@value': string };
  readonly 'dct:license'?: string;
  readonly 'dct:rights'?: string;
  readonly 'csvw:tableSchema': { readonly '@id': string };
  readonly 'dcat:distribution': readonly {
    readonly 'dcat:downloadURL': string;
    readonly 'dcat:mediaType': string;
    readonly 'dct:license'?: unknown;
  }[];
}
interface Schema {
  readonly '@id': string;
  readonly 'csvw:column': {
    readonly '@list': readonly { readonly 'csvw:name': string; readonly 'csvw:title': string }[];
  };
}
interface Catalogue {
  readonly '@type': string;
  readonly 'dcat:dataset': readonly DataSet[];
  readonly 'dcat:service': readonly { readonly 'dcat:endpointURL': { readonly '@id': string } }[];
}

describe('The page of open data', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ archives: [archive()], environment: { SERVE: 'both' } });
    await importSampleWater(app);
  });
  after(() => app.close());

  const pageIn = async (locale: Locale) => {
    const { status, body } = await app.send(`/${locale}/open-data`);
    expect(status).to.equal(200);
    return { body, catalogue: catalogueIn(body) };
  };

  it('lists every data set that exists, with the newest day of its figures', async () => {
    const { body, catalogue } = await pageIn('en');
    const newest = Object.fromEntries(
      catalogue['dcat:dataset'].map((set) => [set['dct:title'], set['dct:modified']['@value']]),
    );
    expect(newest).to.deep.equal({
      'Daily figures: all large reservoirs': '2026-09-29',
      'Daily figures: all medium reservoirs': '2026-11-20',
      'Full record of one reservoir': '2026-11-20',
      'Irrigated areas by region and crop': '2026-10-31',
    });
    const text = textOf(body);
    for (const title of Object.keys(newest)) expect(text).to.include(title);
    expect(text).to.include('29 September 2026').and.include('31 October 2026').and.include('All 75 files');
  });

  for (const locale of LOCALES)
    it(`describes files that are there, and the columns that they have, in ${locale}`, async () => {
      const { body, catalogue } = await pageIn(locale);
      const schemas = thingsIn(body) as readonly Schema[];
      for (const set of catalogue['dcat:dataset']) {
        const schema = schemas.find((each) => each['@id'] === set['csvw:tableSchema']['@id']);
        const columns = schema?.['csvw:column']['@list'] ?? [];
        expect(columns).not.to.deep.equal([]);
        expect(columnsOnPage(body, set['@id'])).to.deep.equal(columns.map((column) => column['csvw:title']));
        for (const { 'dcat:downloadURL': link, 'dcat:mediaType': type } of set['dcat:distribution']) {
          const path = link.slice(ORIGIN.length);
          const file = await app.send(path);
          expect(file.status, path).to.equal(200);
          expect(file.headers['content-type'], path).to.match(new RegExp(`^${type};`));
          expect(body, 'is a link').to.include(`href="${path}"`);
          if (type === 'text/csv')
            expect(headerOf(file.body), path).to.deep.equal(columns.map((column) => column['csvw:title']));
          else
            expect([...namesIn(JSON.parse(file.body))], path).to.include.members(
              columns.map((column) => column['csvw:name']),
            );
        }
      }
    });

  it('has a file with all days of a year and all reservoirs of a size', async () => {
    const { body } = await pageIn('en');
    for (const [size, days] of [
      ['large', ['2026-09-29']],
      ['medium', ['2026-11-20']],
    ] as const) {
      const path = `/data/reservoirs-${size}-2026.csv?lang=en`;
      expect(body).to.include(`href="${path}"`);
      const ofYear = rowsOf((await app.send(path)).body);
      const ofDays = await Promise.all(
        days.map(async (day) => rowsOf((await app.send(`/data/reservoirs-${size}-${day}.csv?lang=en`)).body)),
      );
      // The file of a day has the reservoirs without figures, too.
      expect(
        ofDays
          .flat()
          .filter((row) => !ofYear.includes(row))
          .every((row) => row.includes(',,,,')),
        size,
      ).to.equal(true);
      expect(
        ofYear.filter((row) => days.some((day) => row.startsWith(day))),
        size,
      ).not.to.deep.equal([]);
      expect(
        ofYear.every((row) => row.startsWith('2026-')),
        size,
      ).to.equal(true);
    }
  });

  it('has no file of a year without figures', async () => {
    for (const year of ['1990', '2027'])
      expect((await app.send(`/data/reservoirs-large-${year}.csv`)).status, year).to.equal(404);
  });

  it('names in each link to a file whose figures it has', async () => {
    const { body } = await pageIn('en');
    const links = [...body.matchAll(/<a [^>]*href="\/data\/[^>]*>(.*?)<\/a>/gs)].map(([, link = '']) => textOf(link));
    expect(links.find((link) => link.includes(' kB'))).to.match(
      /^Daily figures: all large reservoirs, 29 September 2026: *CSV, \d+ kB$/,
    );
    expect(links.map((link) => link.replace(/: +/, ': '))).to.include(
      'Full record of one reservoir, Bhumibol Dam: JSON',
    );
  });

  it('says the size of the newest files, which are as large when they are downloaded', async () => {
    const { body } = await pageIn('en');
    const sizes = [...body.matchAll(/href="(\/data\/[^"]+)" download(?:(?!<\/a>).)*, (\d+)\u00a0kB/gs)];
    expect(sizes).to.have.lengthOf(6);
    for (const [, path = '', size] of sizes) {
      const file = await app.send(path.replaceAll('&amp;', '&'));
      expect(Math.max(1, Math.round(Buffer.byteLength(file.body) / 1000)), path).to.equal(Number(size));
    }
    expect(textOf(body)).to.match(/One file for each reservoir About [\d,]+ kB as CSV, [\d,]+ kB as JSON/);
  });

  it('says from which day or season to which the figures are', async () => {
    const { body } = await pageIn('en');
    const periods = [...body.matchAll(/<dt>Period<\/dt><dd>(.*?)<\/dd>/g)].map(([, value = '']) => textOf(value));
    expect(periods).to.have.lengthOf(4);
    for (const period of periods) expect(period).to.match(/\d{4}.* to .*\d{4}/);
  });

  it('has the units of a data set on its card, each once', async () => {
    const { body } = await pageIn('en');
    const units = [...body.matchAll(/<dt>Units<\/dt><dd>(.*?)<\/dd>/g)].map(([, value = '']) =>
      textOf(value).replaceAll('\u00a0', ' '),
    );
    expect(new Set(units)).to.deep.equal(new Set(['million m³, per cent, million m³ a day', 'rai']));
  });

  it('says how the file of another day is addressed, and where the day can be chosen', async () => {
    for (const locale of LOCALES) {
      const { body } = await pageIn(locale);
      expect(body).to.include(`<code>/data/reservoirs-large-2026-09-29.csv?lang=${locale}</code>`);
      expect(body).to.include(`<code>/data/reservoirs-medium-2026-11-20.csv?lang=${locale}</code>`);
      expect(body).to.include(`href="/${locale}/reservoirs"`).and.include(`href="/${locale}/reservoirs?size=medium"`);
    }
  });

  it('has how to use the data under a heading', async () => {
    const { body } = await pageIn('en');
    expect(body).to.include('<h2 id="licensing-title">How you may use the data</h2>');
  });

  it('has the dates of its text after it, not above the figures, which are newer', async () => {
    const { body } = await pageIn('en');
    const [beforeFooter = '', pageEnd = ''] = body.split('<footer class="page-end">');
    expect(beforeFooter).not.to.include('class="date-line"');
    expect(pageEnd).to.include('class="date-line"');
  });

  it('does not license what is not the site’s to give', async () => {
    const { body, catalogue } = await pageIn('en');
    const [large, medium, history, use] = catalogue['dcat:dataset'];
    const licence = 'https://creativecommons.org/licenses/by/4.0/';
    const other = 'Royal Irrigation Department, public reservoir service';
    expect(large).to.include({ 'dct:rights': `None: the figures belong to ${other}.` });
    expect(history?.['dct:rights']).to.include(`Not under it: figures of ${other}.`);
    for (const set of [large, history]) {
      expect(set?.['dct:license']).to.equal(undefined);
      expect(set?.['dcat:distribution'].filter((file) => file['dct:license'] !== undefined)).to.deep.equal([]);
    }
    for (const set of [medium, use]) expect(set?.['dct:license']).to.equal(licence);
    expect(textOf(body)).to.include(`None: the figures belong to ${other}.`);
  });

  it('has calls of the API that the server knows', async () => {
    const { body, catalogue } = await pageIn('en');
    expect(catalogue['dcat:service'].length).to.equal(4);
    const { paths } = JSON.parse((await app.send('/api/openapi.json')).body) as { paths: object };
    const known = Object.keys(paths).map((path) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
    for (const { 'dcat:endpointURL': link } of catalogue['dcat:service']) {
      const address = link['@id'];
      const { pathname } = new URL(address);
      expect(
        known.some((path) => path.test(pathname)),
        address,
      ).to.equal(true);
      expect(textOf(body)).to.include(address);
    }
  });

  it('has no call of an API that the server does not have, and no data set without figures', async () => {
    const own = await startTestApp({ archives: [archive()] });
    try {
      const empty = (await own.send('/en/open-data')).body;
      expect(catalogueIn(empty)['dcat:dataset']).to.deep.equal([]);
      expect(empty).not.to.include('class="data-set');
      await importSampleWater(own);
      const { body } = await own.send('/en/open-data');
      expect(catalogueIn(body)).to.deep.include({ 'dcat:service': [] });
      expect(body).to.include('class="data-set"').and.not.include('/api/');
    } finally {
      await own.close();
    }
  });
});

function archive() {
  const opened = version({
    title: 'Open data',
    bodyHtml: '<h2>Closed</h2><p>Names of farmers.</p>',
    detail: { kind: 'page' },
  });
  const page = newsItem('open-data', {
    kind: 'page',
    versions: { th: opened, en: opened },
  });
  return department({ items: [page] });
}

function thingsIn(body: string): readonly object[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return (JSON.parse(json) as { '@graph'?: readonly object[] })['@graph'] ?? [];
}

function catalogueIn(body: string): Catalogue {
  const found = (thingsIn(body) as readonly Catalogue[]).find((thing) => thing['@type'] === 'dcat:Catalog');
  if (found === undefined) throw new Error('the page has no catalogue');
  return found;
}

function columnsOnPage(body: string, id: string): readonly string[] {
  const [, anchor = ''] = id.split('#');
  const [, card = ''] = body.split(` id="${anchor}"`);
  const [, table = ''] = card.split('<table class="column-table">');
  const [rows = ''] = table.split('</table>');
  return [...rows.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, title = '']) => textOf(title));
}

function headerOf(csv: string): readonly string[] {
  return (csv.replace('\uFEFF', '').split('\r\n')[0] ?? '').split(',');
}

function rowsOf(csv: string): readonly string[] {
  return csv.trimEnd().split('\r\n').slice(1);
}

/** The names of all fields, however deep. */
function* namesIn(json: unknown): Generator<string> {
  if (typeof json !== 'object' || json === null) return;
  for (const [name, value] of Object.entries(json)) {
    yield name;
    yield* namesIn(value);
  }
}
