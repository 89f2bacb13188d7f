import { expect } from 'chai';
import { importWater } from '#server/cli/importWater.ts';
import { SITE } from '#test/support/builders.ts';
import { textOf } from '#test/support/renderPart.tsx';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { day } from '#test/support/waterBuilders.ts';

const FOLDER = 'docs/examples/water';

describe('The example of water figures', () => {
  let app: TestApp;
  const lines: string[] = [];
  before(async () => {
    app = await startTestApp();
    const files = ['reservoirs', 'readings'].map((name) => `${FOLDER}/${name}.csv`);
    const { ports, waterImport } = app;
    const print = (line: string) => lines.push(line);
    await importWater(files, SITE, { water: ports.water, waterImport, today: day('2026-11-21'), print });
  });
  after(() => app.close());

  it('is imported as its page describes: 35 large reservoirs with the figures of two days', async () => {
    expect(lines).to.include.members([
      `site ${SITE}, reservoirs: 35 added, 0 changed, 0 removed, 0 unchanged`,
      `site ${SITE}, readings: 70 added, 0 corrected, 0 unchanged`,
    ]);
    const { days, reservoirs } = await app.ports.water.reservoirs({ site: SITE, size: 'large' });
    expect(days).to.deep.equal(['2026-09-29', '2026-05-05']);
    expect(reservoirs.every(({ reservoir }) => !reservoir.invented)).to.equal(true);
    const bhumibol = reservoirs.find(({ reservoir }) => reservoir.name.en === 'Bhumibol Dam');
    expect(bhumibol?.reading).to.include({ storage: 13_462 });
    for (const { reading } of reservoirs) expect(reading?.source.en).to.include('Royal Irrigation Department');
  });

  it('has no coordinates whose licence asks for more than a name', async () => {
    const { reservoirs } = await app.ports.water.reservoirs({ site: SITE, size: 'large' });
    const without = reservoirs.filter(({ reservoir }) => reservoir.place === undefined);
    expect(without.map(({ reservoir }) => reservoir.name.en)).to.deep.equal([
      ...['Huai Luang Dam', 'Khlong Si Yat Dam', 'Prasae Dam', 'Naruebodindrachinda Dam', 'Ratchaprapha Dam'],
    ]);
  });

  it('leaves the website with its figures and their age', async () => {
    const { body } = await app.send('/en/reservoirs/bhumibol');
    expect(textOf(body)).to.include('29 September 2026 , 53 days ago');
  });
});
