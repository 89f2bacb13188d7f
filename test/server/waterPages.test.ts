import { expect } from 'chai';
import { everyKind } from '#test/support/everyKind.ts';
import { importSampleWater, sampleWaterRows } from '#test/support/sampleWater.ts';
import { both, OTHER_SITE, siteDetails, slug } from '#test/support/builders.ts';
import { readVolumes } from '#ui/charts/dailyVolumes.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { CLOSED_HOST, department, DEPARTMENT_HOST, REGION_HOST } from '#test/support/testArchives.ts';
import { at } from '#test/support/testClock.ts';
import { textOf } from '#test/support/renderPart.tsx';
import { day, reading, reservoir, waterUse } from '#test/support/waterBuilders.ts';

const BOM = '\uFEFF';

describe('The water pages', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    await importSampleWater(app);
  });
  after(() => app.close());

  it('show the large reservoirs on their newest day by default', async () => {
    const { status, headers, body } = await app.send('/en/reservoirs');
    expect(status).to.equal(200);
    expect(headers['cache-control']).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
    expect(textOf(body)).to.include('Water in the large reservoirs 29 September 2026');
    expect(body).to.include('<link rel="canonical" href="https://www.example.go.th/en/reservoirs"/>');
    const medium = (await app.send('/en/reservoirs?size=medium')).body;
    expect(textOf(medium)).to.include('Water in the medium reservoirs 20 November 2026');
    expect(medium).to.include('href="https://www.example.go.th/en/reservoirs?size=medium"');
  });

  it('show how old the newest figures are when they are not recent, but not for a requested day', async () => {
    const old = 'The latest figures are from 29 September 2026 , 53 days ago.';
    for (const path of [
      '/en/reservoirs',
      '/en/reservoirs?date=2026-09-29',
      '/en/reservoirs/bhumibol',
      '/en?complete=1',
    ])
      expect(textOf((await app.send(path)).body), path).to.include(old);
    for (const path of ['/en/reservoirs?date=2026-05-05', '/en/reservoirs?size=medium'])
      expect(textOf((await app.send(path)).body), path).not.to.include('days ago');
  });

  it('show a requested day at a canonical address of its own', async () => {
    const { body } = await app.send('/en/reservoirs?date=2026-05-05');
    expect(body).to.include('<option value="2026-05-05" selected="">5 May 2026</option>');
    expect(body).to.include('href="https://www.example.go.th/en/reservoirs?date=2026-05-05"');
    const newest = (await app.send('/en/reservoirs?date=2026-09-29&size=large')).body;
    expect(newest).to.include('<link rel="canonical" href="https://www.example.go.th/en/reservoirs"/>');
  });

  it('list reservoirs by region, name and order, all of it in an address that is not a page of its own', async () => {
    const { body } = await app.send('/en/reservoirs?region=south&name=ratcha&sort=emptiest');
    expect(textOf(body)).to.include('1 reservoir is listed');
    expect(body).to.include('<option value="south" selected="">').and.include('<option value="emptiest" selected="">');
    expect(body).to.include('<link rel="canonical" href="https://www.example.go.th/en/reservoirs"/>');
  });

  it('ignore a region and an order that do not exist', async () => {
    const { status, body } = await app.send('/en/reservoirs?region=moon&sort=prettiest');
    expect(status).to.equal(200);
    expect(textOf(body)).not.to.match(/reservoirs? (is|are) listed/);
  });

  it('are not found for a size, day, reservoir or season that does not exist', async () => {
    for (const path of [
      ...['/en/reservoirs?size=small', '/en/reservoirs?date=2026-09-30', '/en/reservoirs?date=yesterday'],
      ...['/en/reservoirs?date=2026-02-30', '/en/reservoirs?size=medium&date=2026-09-29'],
      ...[
        '/en/reservoirs/bhumibol?year=2025',
        '/en/reservoirs/bhumibol?year=02026',
        '/en/reservoirs/bhumibol?year=all',
      ],
      ...['/en/reservoirs/atlantis', '/en/reservoirs/Bhumibol%20', '/en/reservoirs/bhumibol/1'],
      ...['/en/wuse-area?season=2569', '/en/wuse-area?season=2560-wet', '/en/wuse-area?season=2569-hot'],
      '/en/wuse-area?crop=bananas',
    ])
      expect((await app.send(path)).status, path).to.equal(404);
  });

  it('compare the newest reading with the year before, and show any year at an address of its own', async () => {
    const figures = [
      { date: day('2024-06-01'), volume: 70 },
      { date: day('2025-09-28'), volume: 58.1 },
      { date: day('2025-09-29'), volume: 58 },
      { date: day('2026-09-28'), volume: 63.8 },
      { date: day('2026-09-29'), volume: 64.2 },
    ];
    const { id } = reservoir({ id: slug('compared') });
    const site = await startTestApp();
    try {
      await recordWater(site.waterImport, {
        register: [reservoir({ id, storage: 100 })],
        readings: figures.map((figure) => ({ ...reading({ ...figure, storage: 100 }), reservoir: id })),
      });
      const { body } = await site.send(`/en/reservoirs/${id}`);
      const summary = '64.2% of capacity, up 0.4\u00a0percentage points since the day before. A year before: 58.0%.';
      expect(textOf(body)).to.include(summary).and.include('Water stored in 2026');
      const earlier = (await site.send(`/th/reservoirs/${id}?year=2025`)).body;
      expect(textOf(earlier)).to.include('ปริมาณน้ำปี 2568');
      expect(earlier).to.include(`href="https://www.example.go.th/th/reservoirs/${id}?year=2025"`);
      const newest = (await site.send(`/en/reservoirs/${id}?year=2026`)).body;
      expect(newest).to.include(`<link rel="canonical" href="https://www.example.go.th/en/reservoirs/${id}"/>`);
    } finally {
      await site.close();
    }
  });

  it('list the reservoirs of a level, unless figures are old', async () => {
    const site = await startTestApp();
    try {
      await recordWater(site.waterImport, {
        register: [reservoir({ id: slug('low'), storage: 100 }), reservoir({ id: slug('full'), storage: 100 })],
        readings: [
          { ...reading({ volume: 10, storage: 100 }), reservoir: slug('low') },
          { ...reading({ volume: 90, storage: 100 }), reservoir: slug('full') },
        ],
      });
      const { body } = await site.send('/en/reservoirs?level=attention&sort=emptiest');
      const list = body.slice(body.indexOf('water-list'));
      expect(list)
        .to.include('value="attention" selected')
        .and.include('reservoirs/low"')
        .and.not.include('reservoirs/full"');
      expect(body).to.include('<link rel="canonical" href="https://www.example.go.th/en/reservoirs"/>');
    } finally {
      await site.close();
    }
  });

  it('show the days of a month at an address of its own, to which the table of months leads', async () => {
    const days = ['2025-05-31', '2026-04-30', '2026-05-01', '2026-05-02', '2026-05-31', '2026-06-01'];
    const { id } = reservoir({ id: slug('by-month') });
    const site = await startTestApp();
    try {
      await recordWater(site.waterImport, {
        register: [reservoir({ id, storage: 100 })],
        readings: days.map((date, index) => ({
          ...reading({ date: day(date), volume: 70 + index, storage: 100 }),
          reservoir: id,
        })),
      });
      const newest = (await site.send(`/en/reservoirs/${id}`)).body;
      expect(newest).to.include(`href="/en/reservoirs/${id}?month=5"`);
      expect(textOf(newest)).to.include('Latest days');
      const may = (await site.send(`/en/reservoirs/${id}?month=5`)).body;
      const [table = ''] = /id="days-title".*?<\/section>/s.exec(may) ?? [];
      expect(
        [...table.matchAll(/<th scope="row">(\d+ \w+)<\/th><td class="number">([\d.]+)</g)].map(
          ([, ...cells]) => cells,
        ),
      ).to.deep.equal([
        ['1 May', '72.00'],
        ['2 May', '73.00'],
        ['31 May', '74.00'],
      ]);
      expect(textOf(may))
        .to.include('Daily figures of May 2026')
        .and.match(/^Bhumibol Dam May 2026 –/)
        .and.match(/End of the month 31\sMay\s2026 74\.0%/)
        .and.match(/A year before 70\.0% Change in the month \+3\.0\spercentage points since 30\sApr/)
        .and.match(/Summary, 1–31\sMay Lowest share 72\.0% on 1\sMay Highest share 74\.0% on 31\sMay/)
        .and.match(/Total inflow 37\.50\smillion\sm³ 28 days not reported Total release 24\.00\smillion/)
        .and.match(/Rule curves Between them on every reported day|Total, 1–31\sMay \(million\sm³\) 37\.50/)
        .and.match(/See the latest reading \(1\sJune\s2026\)/);
      expect(may).to.include('"name":"Bhumibol Dam"');
      expect(may).to.include(`<link rel="canonical" href="https://www.example.go.th/en/reservoirs/${id}?month=5"/>`);
      expect(may).to.match(/month=5" aria-current="page">May</);
      expect(may, 'the same month of another year').to.include(`href="/en/reservoirs/${id}?year=2025&amp;month=5"`);
      const { body: june } = await site.send(`/en/reservoirs/${id}?month=6`);
      expect(june).to.include(`href="/en/reservoirs/${id}?month=5">Previous: May`).and.not.include('Next:');
      const before = (await site.send(`/th/reservoirs/${id}?year=2025&month=5`)).body;
      expect(textOf(before)).to.include('ข้อมูลรายวันเดือนพฤษภาคม 2568');
      for (const query of ['month=7', 'month=05', 'month=may', 'year=2025&month=6'])
        expect((await site.send(`/en/reservoirs/${id}?${query}`)).status, query).to.equal(404);
    } finally {
      await site.close();
    }
  });

  it('link to the days with figures before and after one, also of days that the form does not list', async () => {
    const site = await startTestApp({ archives: [everyKind()] });
    try {
      const dates = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + 2 * index)));
      const readings = dates.map((date) => ({
        ...reading({ date: day(date.toISOString().slice(0, 10)) }),
        reservoir: slug('bhumibol'),
      }));
      await recordWater(site.waterImport, { register: [reservoir()], readings });
      const page = async (date: string) => textOf((await site.send(`/en/reservoirs?date=${date}`)).body);
      expect(await page('2026-01-03')).to.include('Previous: 1 January 2026 Next: 5 January 2026');
      expect(await page('2026-01-01'))
        .to.include('Next: 3 January 2026')
        .and.not.include('Previous:');
      expect(await page('2026-03-20'))
        .to.include('Previous: 18 March 2026')
        .and.not.include('Next:');
    } finally {
      await site.close();
    }
  });

  it('link a reservoir to the offices that look after its province, in the language of the page', async () => {
    const site = await startTestApp({ archives: [everyKind()] });
    try {
      await recordWater(site.waterImport, {
        register: [reservoir(), reservoir({ id: slug('far'), province: both('เลย', 'Loei') })],
      });
      const { body } = await site.send('/th/reservoirs/bhumibol');
      expect(textOf(body)).to.include('หน่วยงานที่ดูแลพื้นที่ เรื่อง region-1');
      expect(body).to.include('href="/th/agencies/region-1"');
      expect(textOf((await site.send('/en/reservoirs/far')).body)).not.to.include('Office for this area');
    } finally {
      await site.close();
    }
  });

  it('have for the script of their charts the volumes that were imported', async () => {
    const rows = sampleWaterRows('readings');
    const charted = sampleWaterRows('reservoirs').filter(({ size }) => size === 'medium');
    expect(charted).to.have.length(40);
    for (const { id = '', storage_mcm: storage } of charted)
      for (const year of ['2025', '2026']) {
        const { body, status } = await app.send(`/en/reservoirs/${id}?year=${year}`);
        const imported = rows.filter(
          (row) => row['reservoir'] === id && row['date']?.startsWith(year) && row['volume_mcm'] !== '',
        );
        expect(status, `${id} ${year}`).to.equal(imported.length === 0 ? 404 : 200);
        if (imported.length === 0) continue;
        const [, from = '', volumes = ''] = /data-from="([^"]*)" data-volumes="([^"]*)"/.exec(body) ?? [];
        expect(readVolumes({ from: day(from), volumes }), `${id} ${year}`).to.deep.equal(
          imported.map((row) => ({
            date: row['date'],
            volume: Number(row['volume_mcm']),
            storage: Number(row['storage_mcm'] || storage),
          })),
        );
      }
  });

  it('load the script of charts where there are some, and only there', async () => {
    expect((await app.send('/en/reservoirs/bhumibol')).body).to.include('src="/assets/chartCursor.js"');
    expect((await app.send('/en/reservoirs')).body).not.to.include('chartCursor');
  });

  it('can be shared, each at the address of its own', async () => {
    const { body } = await app.send('/en/reservoirs/bhumibol');
    const address = encodeURIComponent('https://www.example.go.th/en/reservoirs/bhumibol');
    expect(body).to.include(`href="https://social-plugins.line.me/lineit/share?url=${address}"`);
  });

  it('can be shared with the day, season or month that they show, and lead to the report of a broken link', async () => {
    for (const path of ['/en/reservoirs', '/en/reservoirs?size=medium', '/en/wuse-area', '/en/wuse-area?crop=rice']) {
      const { body } = await app.send(path);
      const address = encodeURIComponent(`https://www.example.go.th${path}`);
      expect(body, path).to.include(`href="https://social-plugins.line.me/lineit/share?url=${address}"`);
      expect(body, path).to.include(`/en/report-broken-file?page=${encodeURIComponent(path.replace(/\?.*/, ''))}`);
    }
  });

  it('treat an empty value, as a form sends it, as no choice', async () => {
    for (const path of ['/en/reservoirs?size=&date=', '/en/wuse-area?season='])
      expect((await app.send(path)).status, path).to.equal(200);
  });

  it('link each reservoir to its own page, which exists in both languages', async () => {
    const ids = sampleWaterRows('reservoirs').map((row) => row['id']);
    const lists = await Promise.all(['large', 'medium'].map((size) => app.send(`/en/reservoirs?size=${size}`)));
    const linked = lists.flatMap(({ body }) =>
      [...body.matchAll(/href="\/en\/reservoirs\/([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(linked)).to.deep.equal(new Set(ids));
    for (const locale of ['th', 'en'])
      expect((await app.send(`/${locale}/reservoirs/pa-sak-jolasid`)).status).to.equal(200);
  });

  it('say that nothing has been published where a website has no figures', async () => {
    for (const path of ['/en/reservoirs', '/en/reservoirs?size=medium', '/en/wuse-area']) {
      const { status, body } = await app.send({ path, host: REGION_HOST });
      expect(status, path).to.equal(200);
      expect(textOf(body), path).to.include('No figures have been published here yet');
    }
    expect((await app.send({ path: '/en?complete=1', host: REGION_HOST })).body).not.to.include('home-water');
  });

  it("do not show one website's reservoirs on another's", async () => {
    expect((await app.send({ path: '/en/reservoirs/bhumibol', host: REGION_HOST })).status).to.equal(404);
    expect((await app.send({ path: '/data/reservoir-bhumibol.json', host: REGION_HOST })).status).to.equal(404);
  });

  it("show each website's own water use only, as pages and as files", async () => {
    const own = await startTestApp();
    try {
      await recordWater(own.waterImport, { areas: [waterUse({ area: 1111 })] });
      await recordWater(own.waterImport, { areas: [waterUse({ area: 2222 })] }, OTHER_SITE);
      for (const [host, shown, hidden] of [
        [DEPARTMENT_HOST, 1111, 2222],
        [REGION_HOST, 2222, 1111],
      ] as const) {
        const page = textOf((await own.send({ path: '/en/wuse-area', host })).body);
        expect(page, host).to.include(shown.toLocaleString('en')).and.not.include(hidden.toLocaleString('en'));
        const file = (await own.send({ path: '/data/water-use-2569-wet.csv?lang=en', host })).body;
        expect(file, host).to.include(`,${shown},`).and.not.include(`,${hidden},`);
      }
    } finally {
      await own.close();
    }
  });

  it('have no inline style or script', async () => {
    for (const path of ['/th/reservoirs', '/th/reservoirs/huai-dok-sabaeng', '/th/wuse-area']) {
      const [, main = ''] = (await app.send(path)).body.split('<main');
      expect(main.split('</main>')[0], path).not.to.match(/style=|<script|<style/);
    }
  });
});

describe('The files of water figures', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    await importSampleWater(app);
  });
  after(() => app.close());

  it('are linked from the pages that show the same figures', async () => {
    for (const [path, name] of [
      ['/th/reservoirs?date=2026-05-05', 'reservoirs-large-2026-05-05'],
      ['/th/reservoirs/bhumibol', 'reservoir-bhumibol'],
      ['/th/wuse-area', 'water-use-2569-wet'],
    ] as const) {
      const { body } = await app.send(path);
      for (const address of [`/data/${name}.csv?lang=th`, `/data/${name}.json`]) {
        expect(body, path).to.include(`href="${address}"`);
        const { status, headers } = await app.send(address);
        expect(status, address).to.equal(200);
        expect(headers['cache-control']).to.equal('public, max-age=0, s-maxage=1, must-revalidate');
        expect(headers['content-disposition']).to.include(`filename=${name}.`);
      }
    }
  });

  it('have as CSV one line for each reservoir, in the requested language, with empty cells for missing figures', async () => {
    const { headers, body } = await app.send('/data/reservoirs-large-2026-09-29.csv?lang=en');
    expect(headers['content-type']).to.equal('text/csv; charset=utf-8; header=present');
    const lines = body.split('\r\n');
    expect(lines[0]).to.match(new RegExp(`^${BOM}Date,Reservoir code,Reservoir,Region,Province,`));
    expect(lines).to.include(
      '2026-09-29,lam-takhong,Lam Takhong Dam,Northeast,Nakhon Ratchasima,204.36,314.49,64.98,181.66,19.19,,' +
        '"Royal Irrigation Department, public reservoir service",1,no',
    );
    expect(lines.length).to.equal(1 + 35 + 1);
    const thai = (await app.send('/data/reservoirs-large-2026-09-29.csv?lang=th')).body;
    expect(thai).to.include('เขื่อนลำตะคอง,ภาคตะวันออกเฉียงเหนือ,นครราชสีมา,204.36,');
    expect((await app.send('/data/reservoirs-large-2026-09-29.csv')).body, 'Thai by default').to.equal(thai);
  });

  it('have the storage of the day', async () => {
    const { body } = await app.send('/data/reservoir-pa-sak-jolasid.csv?lang=en');
    expect(body)
      .to.match(/2026-05-05,.*,203\.84,960,21\.23,/)
      .and.match(/2026-09-29,.*,891\.26,871\.5,102\.27,/);
  });

  it('have as JSON the figures with units, source and revision, and null for missing ones', async () => {
    const { headers, body } = await app.send('/data/reservoirs-medium-2026-11-20.json');
    expect(headers['content-type']).to.equal('application/json; charset=utf-8');
    const { size, date, units, reservoirs } = JSON.parse(body) as {
      size: string;
      date: string;
      units: Record<string, string>;
      reservoirs: { id: string; reading: Record<string, unknown> }[];
    };
    expect({ size, date }).to.deep.equal({ size: 'medium', date: '2026-11-20' });
    expect(units).to.include({ volume: 'million cubic metres', inflow: 'million cubic metres per day' });
    expect(reservoirs.find(({ id }) => id === 'huai-mon-tawan')?.reading).to.deep.include({
      ...{ volume: null, share: null, inflow: null, storage: 3.15, revision: 1 },
      source: both('กรมชลประทานธารา (ตัวเลขสมมติ)', 'Thara Irrigation Department (invented figures)'),
    });
    const areas = JSON.parse((await app.send('/data/water-use-2568-dry.json')).body) as { areas: unknown[] };
    expect(areas).to.deep.include({ year: 2568, season: 'dry', units: { area: 'rai' } });
    expect(areas.areas).to.have.length(60);
  });

  it('are not found for what does not exist', async () => {
    for (const name of [
      ...['reservoirs-large-2026-09-30.csv', 'reservoirs-small-2026-09-29.csv', 'reservoirs-large-2026-09-29.xml'],
      ...['reservoir-atlantis.json', 'water-use-2560-wet.csv', 'nothing', 'reservoirs-large-2026-09-29.csv?lang=fr'],
      ...['reservoirs-large-2026-09-29.csv?lang=th&lang=en', '..%2Freservoir-bhumibol.csv'],
    ])
      expect((await app.send(`/data/${name}`)).status, name).to.equal(404);
  });

  it('accept GET and HEAD only', async () => {
    const path = '/data/reservoir-bhumibol.csv';
    const head = await app.send({ path, method: 'HEAD' });
    expect(head.status).to.equal(200);
    expect(head.body).to.equal('');
    expect((await app.send({ path, method: 'POST' })).status).to.equal(405);
  });

  it('are unavailable during maintenance of the website or of their page', async () => {
    const closed = await app.send({ path: '/data/reservoirs-large-2026-09-29.csv', host: CLOSED_HOST });
    expect(closed.status).to.equal(503);
    expect(closed.headers['retry-after']).to.equal('3600');
    const functions = { reservoir: { status: 'Enable', until: at('2026-11-21T04:00:00Z') } };
    const details = siteDetails({ maintenance: { site: { status: 'Disable' }, functions } });
    const own = await startTestApp({ archives: [department({ details })] });
    try {
      await importSampleWater(own);
      const { status, headers } = await own.send('/data/reservoir-bhumibol.csv');
      expect({ status, retry: headers['retry-after'] }).to.deep.equal({ status: 503, retry: '3600' });
      expect((await own.send('/data/reservoirs-large-2026-09-29.csv')).status).to.equal(200);
    } finally {
      await own.close();
    }
  });

  it('have no formula that a spreadsheet would run, and unchanged negative numbers', async () => {
    const own = await startTestApp();
    try {
      await recordWater(own.waterImport, {
        register: [reservoir({ id: slug('trap'), name: both('=1+1', '=HYPERLINK("https://example.org")') })],
        readings: [{ ...reading({ date: day('2026-11-20'), inflow: -0.5 }), reservoir: slug('trap') }],
      });
      const { body } = await own.send('/data/reservoir-trap.csv?lang=en');
      expect(body).to.include(`"'=HYPERLINK(""https://example.org"")"`).and.include(',-0.5,');
    } finally {
      await own.close();
    }
  });
});
