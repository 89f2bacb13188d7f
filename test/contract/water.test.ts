import { expect } from 'chai';
import type { Reading, Reservoir, WaterUse } from '#domain/water/water.ts';
import type { ReportedArea, ReportedReading } from '#ports/WaterImport.ts';
import type { ReservoirQuery, ReservoirsQuery, WaterUseQuery } from '#ports/Water.ts';
import { aSiteArchive, both, OTHER_SITE, SITE, siteId, slug } from '#test/support/builders.ts';
import {
  ENGINES,
  onEveryEngine,
  STORE_ENGINES,
  type Engine,
  type OpenedStore,
  type Source,
} from '#test/support/engines.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { testClock, type TestClock } from '#test/support/testClock.ts';
import { day, reading, reservoir, ruleCurve, waterUse } from '#test/support/waterBuilders.ts';

const KIO_LOM = reservoir({ id: slug('kio-lom'), storage: 106.22 });
const PASAK = reservoir({ id: slug('pasak'), storage: 960, region: 'central' });
const POND = reservoir({ id: slug('pond'), size: 'medium', storage: 12 });
const REGISTER = [KIO_LOM, PASAK, POND];
const TODAY = day('2026-11-20');
const YESTERDAY = day('2026-11-19');

onEveryEngine('The water figures', ENGINES, waterContract);
onEveryEngine('The import of water figures', STORE_ENGINES, waterImportContract);
onEveryEngine('The invented readings of a sample', STORE_ENGINES, sampleWaterContract);

function waterContract(engine: Engine): void {
  const clock = testClock();
  let source: Source;
  beforeEach(async () => {
    source = await engine.open([aSiteArchive(), aSiteArchive({ id: OTHER_SITE })], clock);
  });
  afterEach(() => source.close());

  const reservoirs = (query: Partial<ReservoirsQuery> = {}) =>
    source.water.reservoirs({ site: SITE, size: 'large', ...query });
  const history = async (id: string, query: Partial<ReservoirQuery> = {}) => {
    const outcome = await source.water.reservoir({ site: SITE, id: slug(id), ...query });
    return outcome.ok ? outcome.value : outcome.code;
  };
  const use = (query: Partial<WaterUseQuery> = {}) => source.water.waterUse({ site: SITE, ...query });

  describe('The reservoirs', () => {
    it('are empty, without a date, when nothing was recorded', async () => {
      expect(await reservoirs()).to.deep.equal({ days: [], reservoirs: [] });
      expect(await reservoirs({ date: TODAY })).to.deep.equal({ date: TODAY, days: [], reservoirs: [] });
      expect(await reservoirs({ site: siteId('77') })).to.deep.equal({ days: [], reservoirs: [] });
    });

    it('are those of one size in the order of the register, each with its figures of the day', async () => {
      const today = [reported('pasak', { volume: 975.5 }), reported('kio-lom', { volume: 0.1 }), reported('pond')];
      await recordWater(source.waterImport, { register: REGISTER, readings: today });
      expect(await reservoirs()).to.deep.equal({
        date: TODAY,
        days: [TODAY],
        reservoirs: [
          { reservoir: KIO_LOM, reading: shown(today[1]!, KIO_LOM) },
          { reservoir: PASAK, reading: shown(today[0]!, PASAK) },
        ],
      });
      expect((await reservoirs({ size: 'medium' })).reservoirs.map((one) => one.reservoir)).to.deep.equal([POND]);
    });

    it('are returned as they were recorded, to the last mark and the last decimal', async () => {
      const words = both('อ่างเก็บน้ำห้วยก่ำ ก้ำ "กํ้า" ๒๕๖๙', 'Huai Kam \\ 𝒳');
      const complete: Reservoir = {
        ...{ id: slug('huai-kam'), size: 'large', region: 'northeast', storage: 0.001, invented: true },
        ...{ name: words, province: words, owner: words, deadStorage: 0, maxStorage: 123_456_789.123 },
        place: { latitude: -18.9267, longitude: 99.1254 },
        ...{ catchment: 0.5, ruleCurve: ruleCurve({ lower: 0, upper: 123_456_789.123 }) },
      };
      const figures = { volume: 123_456.789, storage: 0.3, inflow: 0, outflow: 0.001, source: words };
      await recordWater(source.waterImport, {
        register: [complete],
        readings: [{ reservoir: complete.id, date: TODAY, ...figures }],
      });
      const [one] = (await reservoirs()).reservoirs;
      expect(one).to.deep.equal({ reservoir: complete, reading: { date: TODAY, ...figures, revision: 1 } });
      expect(await history('huai-kam')).to.deep.equal({ reservoir: complete, readings: [one?.reading] });
    });

    it('come with earlier volumes only when these are requested', async () => {
      const readings = [
        reported('kio-lom', { volume: 60 }),
        reported('kio-lom', { date: YESTERDAY, volume: 59 }),
        reported('kio-lom', { date: day('2026-10-21'), volume: 40 }),
        reported('kio-lom', { date: day('2026-10-20'), volume: 39 }),
        reported('kio-lom', { date: day('2025-11-20'), volume: 50, storage: 100 }),
        reported('pasak', { date: day('2025-11-20'), volume: null, storage: 900 }),
        reported('pond', { date: YESTERDAY, volume: 1 }),
      ];
      await recordWater(source.waterImport, { register: REGISTER, readings });
      const [kioLom, pasak] = (await reservoirs({ earlier: true })).reservoirs.map(({ earlier }) => earlier);
      const none = Array<null>(28).fill(null);
      expect(kioLom).to.deep.equal({ volumes: [40, ...none, 59], yearBefore: { volume: 50, storage: 100 } });
      expect(pasak).to.deep.equal({
        volumes: [null, ...none, null],
        yearBefore: { volume: null, storage: 900 },
      });
      for (const one of (await reservoirs()).reservoirs) expect(one).not.to.have.property('earlier');
    });

    it('have the last revision of earlier volumes', async () => {
      for (const volume of [59, 58])
        await recordWater(source.waterImport, {
          register: REGISTER,
          readings: [reported('kio-lom', { date: YESTERDAY, volume }), reported('kio-lom', { volume: 60 })],
        });
      const [kioLom] = (await reservoirs({ earlier: true })).reservoirs;
      expect(kioLom?.earlier?.volumes.at(-1)).to.equal(58);
      expect((await reservoirs({ earlier: true, date: YESTERDAY })).reservoirs[0]?.earlier?.volumes.at(-1)).to.equal(
        null,
      );
    });

    it('have null for figures that were not reported, and no reading when there was no report at all', async () => {
      const readings = [reported('kio-lom', { volume: null, inflow: null, outflow: null })];
      await recordWater(source.waterImport, { register: REGISTER, readings });
      const [first, second] = (await reservoirs()).reservoirs;
      expect(first?.reading).to.include({ volume: null, inflow: null, outflow: null, storage: 106.22 });
      expect(second).to.deep.equal({ reservoir: PASAK });
    });

    it('have the figures of the latest day of their size, or of the requested day', async () => {
      await recordWater(source.waterImport, {
        register: REGISTER,
        readings: [
          reported('kio-lom', { date: YESTERDAY, volume: 1 }),
          reported('pasak', { date: day('2026-10-01'), volume: 2 }),
          reported('pond', { date: TODAY, volume: 3 }),
        ],
      });
      const volumes = async (date?: string) => {
        const result = await reservoirs(date === undefined ? {} : { date: day(date) });
        return [result.date, ...result.reservoirs.map((one) => one.reading?.volume)];
      };
      expect(await volumes()).to.deep.equal(['2026-11-19', 1, undefined]);
      expect(await volumes('2026-10-01')).to.deep.equal(['2026-10-01', undefined, 2]);
      expect(await volumes('2026-10-02')).to.deep.equal(['2026-10-02', undefined, undefined]);
      expect((await reservoirs()).days).to.deep.equal(['2026-11-19', '2026-10-01']);
      expect((await reservoirs({ size: 'medium', date: YESTERDAY })).days).to.deep.equal(['2026-11-20']);
    });

    it('have the latest 400 days with figures', async () => {
      const days = Array.from({ length: 403 }, (_, index) => daysBefore(index * 2));
      const readings = days.map((date) => reported('pasak', { date }));
      await recordWater(source.waterImport, { register: REGISTER, readings });
      expect((await reservoirs()).days).to.deep.equal(days.slice(0, 400));
    });

    it('have the latest correction of a day, with its revision', async () => {
      for (const volume of [10, 12, 11])
        await recordWater(source.waterImport, { register: REGISTER, readings: [reported('pasak', { volume })] });
      const { reservoirs: shownNow, days } = await reservoirs();
      expect(shownNow[1]?.reading).to.include({ volume: 11, revision: 3 });
      expect(days).to.deep.equal([TODAY]);
    });

    it('move with all their days when the register changes their size', async () => {
      await recordWater(source.waterImport, { register: REGISTER, readings: [reported('pasak')] });
      await recordWater(source.waterImport, { register: [{ ...PASAK, size: 'medium' }] });
      expect((await reservoirs()).days).to.deep.equal([]);
      const { days, reservoirs: medium } = await reservoirs({ size: 'medium' });
      expect([days, medium[0]?.reading?.date]).to.deep.equal([[TODAY], TODAY]);
    });

    it('are separate for each site', async () => {
      await recordWater(source.waterImport, { register: REGISTER, readings: [reported('pasak')] });
      await recordWater(source.waterImport, { register: [PASAK], readings: [] }, OTHER_SITE);
      expect(await reservoirs({ site: OTHER_SITE })).to.deep.equal({ days: [], reservoirs: [{ reservoir: PASAK }] });
      expect(await history('pasak', { site: OTHER_SITE })).to.deep.equal({ reservoir: PASAK, readings: [] });
    });
  });

  describe('One reservoir', () => {
    it('has all its days, oldest first, each with its latest correction', async () => {
      const first = [reported('pasak', { volume: 3 }), reported('pasak', { date: YESTERDAY, volume: 1 })];
      await recordWater(source.waterImport, { register: REGISTER, readings: [...first, reported('kio-lom')] });
      await recordWater(source.waterImport, { readings: [reported('pasak', { date: YESTERDAY, volume: 2 })] });
      const found = await history('pasak');
      if (typeof found === 'string') throw new Error(found);
      expect(found.reservoir).to.deep.equal(PASAK);
      expect(found.readings.map(({ date, volume, revision }) => [date, volume, revision])).to.deep.equal([
        [YESTERDAY, 2, 2],
        [TODAY, 3, 1],
      ]);
    });

    it('has only the days of the requested year, from 1 January to 31 December', async () => {
      const dates = ['2024-12-31', '2025-01-01', '2025-07-15', '2025-12-31', '2026-01-01'].map(day);
      const readings = dates.map((date, index) => reported('pasak', { date, volume: index }));
      await recordWater(source.waterImport, { register: REGISTER, readings });
      const found = await history('pasak', { year: 2025 });
      expect(found).to.deep.equal({ reservoir: PASAK, readings: readings.slice(1, 4).map((one) => shown(one, PASAK)) });
    });

    it('has the latest corrections of the days of the requested year', async () => {
      for (const volume of [1, 2])
        await recordWater(source.waterImport, { register: REGISTER, readings: [reported('pasak', { volume })] });
      const found = await history('pasak', { year: 2026 });
      if (typeof found === 'string') throw new Error(found);
      expect(found.readings.map(({ volume, revision }) => [volume, revision])).to.deep.equal([[2, 2]]);
    });

    it('is found, without readings, when the requested year has none', async () => {
      await recordWater(source.waterImport, { register: REGISTER, readings: [reported('pasak')] });
      expect(await history('pasak', { year: 2025 })).to.deep.equal({ reservoir: PASAK, readings: [] });
      expect(await history('bhumibol', { year: 2025 })).to.equal('reservoirNotFound');
    });

    it('is not found under a name that is not in the register', async () => {
      await recordWater(source.waterImport, { register: REGISTER });
      expect(await history('bhumibol')).to.equal('reservoirNotFound');
      expect(await history('pasak', { site: OTHER_SITE })).to.equal('reservoirNotFound');
      expect(await history('pasak', { site: siteId('77') })).to.equal('reservoirNotFound');
    });

    it('is not found after it was removed from the register, and has its history when it is added again', async () => {
      await recordWater(source.waterImport, { register: REGISTER, readings: [reported('pasak')] });
      await recordWater(source.waterImport, { register: [KIO_LOM] });
      expect(await history('pasak')).to.equal('reservoirNotFound');
      expect(await reservoirs()).to.deep.equal({ days: [], reservoirs: [{ reservoir: KIO_LOM }] });
      await recordWater(source.waterImport, { register: REGISTER });
      const found = await history('pasak');
      expect(typeof found === 'string' ? found : found.readings).to.have.length(1);
    });
  });

  describe('The water use', () => {
    it('is empty, without a season, when nothing was recorded', async () => {
      const season = { year: 2569, season: 'wet' } as const;
      expect(await use()).to.deep.equal({ seasons: [], areas: [] });
      expect(await use({ season })).to.deep.equal({ season, seasons: [], areas: [] });
      expect(await use({ site: siteId('77') })).to.deep.equal({ seasons: [], areas: [] });
    });

    it('is returned as it was recorded, by region from north to south and by crop', async () => {
      const areas = [
        grown({ region: 'south', area: 0.001, invented: true }),
        grown({ region: 'north', crop: 'shrimp-ponds', area: null }),
        grown({ region: 'north', crop: 'sugarcane', area: 0 }),
        grown({ region: 'north', crop: 'rice', source: both('ก่ำ ก้ำ', 'Office') }),
      ];
      await recordWater(source.waterImport, { areas });
      expect((await use()).areas).to.deep.equal([areas[3], areas[2], areas[1], areas[0]].map(shownArea));
    });

    it('is that of the latest season, or of the requested one', async () => {
      await recordWater(source.waterImport, {
        areas: [
          grown({ year: 2569, season: 'wet', area: 2 }),
          grown({ year: 2568, season: 'dry', area: 1 }),
          grown({ year: 2569, season: 'dry', area: 3 }),
        ],
      });
      const seasons = [
        { year: 2569, season: 'dry' },
        { year: 2569, season: 'wet' },
        { year: 2568, season: 'dry' },
      ] as const;
      const newest = await use();
      expect([newest.season, newest.seasons, newest.areas.map(({ area }) => area)]).to.deep.equal([
        seasons[0],
        seasons,
        [3],
      ]);
      expect((await use({ season: seasons[2] })).areas.map(({ area }) => area)).to.deep.equal([1]);
      const without = { year: 2560, season: 'wet' } as const;
      expect(await use({ season: without })).to.deep.equal({ season: without, seasons, areas: [] });
    });

    it('belongs to the site for which it was recorded, and does not correct that of another site', async () => {
      await recordWater(source.waterImport, { areas: [grown({ area: 1 })] });
      const others = [grown({ area: 2 }), grown({ year: 2570, area: 3 })];
      const report = await recordWater(source.waterImport, { areas: others }, OTHER_SITE);
      expect(report.areas).to.deep.equal({ added: 2, corrected: 0, ignored: 0, unchanged: 0 });
      const season = { year: 2569, season: 'wet' } as const;
      expect(await use()).to.deep.equal({ season, seasons: [season], areas: [shownArea(grown({ area: 1 }))] });
      const atOther = await use({ site: OTHER_SITE, season });
      expect(atOther.areas).to.deep.equal([shownArea(grown({ area: 2 }))]);
      expect(atOther.seasons).to.deep.equal([{ year: 2570, season: 'wet' }, season]);
    });

    it('has for each crop of a region the latest day with its latest correction', async () => {
      const lastWeek = day('2026-11-11');
      await recordWater(source.waterImport, {
        areas: [grown({ date: lastWeek, area: 1 }), grown({ date: lastWeek, crop: 'vegetables', area: 5 })],
      });
      await recordWater(source.waterImport, { areas: [grown({ area: 2 })] });
      await recordWater(source.waterImport, { areas: [grown({ area: 3 }), grown({ date: lastWeek, area: 9 })] });
      const areas = (await use()).areas.map(({ crop, date, area, revision }) => [crop, date, area, revision]);
      expect(areas).to.deep.equal([
        ['rice', '2026-11-18', 3, 2],
        ['vegetables', lastWeek, 5, 1],
      ]);
    });
  });
}

function sampleWaterContract(engine: Engine<OpenedStore>): void {
  const INVENTED = [
    reservoir({ id: slug('sample'), storage: 250, catchment: 800, invented: true }),
    reservoir({ id: slug('sample-pond'), size: 'medium', storage: 12, invented: true }),
  ];
  const SAMPLE = { register: INVENTED, simulation: { seed: 7 } };
  let clock: TestClock;
  let store: OpenedStore;
  beforeEach(async () => {
    clock = testClock('2026-11-20T18:00:00Z'); // 21 November in the department's time zone
    store = await engine.open([aSiteArchive(), aSiteArchive({ id: OTHER_SITE })], clock);
  });
  afterEach(() => store.close());

  const readingsOf = async (id: string, site = SITE) => {
    const outcome = await store.water.reservoir({ site, id: slug(id) });
    return outcome.ok ? outcome.value.readings : [];
  };
  const lastDay = async (id: string) => (await readingsOf(id)).at(-1)?.date;

  it('begin five years ago, and reach to yesterday', async () => {
    const { readings } = await recordWater(store.waterImport, SAMPLE);
    expect(readings.added).to.be.greaterThan(3600);
    for (const { id } of INVENTED) {
      const found = await readingsOf(id);
      expect([found[0]?.date, found.at(-1)?.date]).to.deep.equal(['2021-11-01', '2026-11-20']);
      expect(found.some(({ revision }) => revision === 2)).to.equal(true);
    }
  });

  it('go on day by day, and are then the same as if they had been made at once', async () => {
    await recordWater(store.waterImport, SAMPLE);
    const before = await readingsOf('sample');
    await store.sampleWater.continue();
    expect(await readingsOf('sample')).to.deep.equal(before);
    const version = () => store.siteVersions.current(SITE);
    const first = await version();
    clock.set('2026-11-21T17:00:00Z');
    await store.sampleWater.continue();
    expect(await lastDay('sample')).to.equal('2026-11-21');
    expect(await version()).not.to.deep.equal(first);
    clock.set('2027-02-10T05:00:00Z');
    await store.sampleWater.continue();
    const after = await readingsOf('sample');
    expect(after.at(-1)?.date).to.equal('2027-02-09');
    await recordWater(store.waterImport, SAMPLE, OTHER_SITE);
    expect(await readingsOf('sample', OTHER_SITE)).to.deep.equal(after.filter(({ date }) => date >= '2022-02-01'));
  });

  it('are made for no other site, and for no reservoir that is not invented', async () => {
    await recordWater(store.waterImport, { register: REGISTER, readings: [reported('pasak')] });
    await recordWater(store.waterImport, { ...SAMPLE, register: [...INVENTED, PASAK] }, OTHER_SITE);
    clock.set('2026-11-30T05:00:00Z');
    await store.sampleWater.continue();
    expect(await readingsOf('pasak')).to.have.length(1);
    expect(await readingsOf('pasak', OTHER_SITE)).to.deep.equal([]);
    expect((await readingsOf('sample', OTHER_SITE)).at(-1)?.date).to.equal('2026-11-29');
  });

  it('end when a register without a simulation is imported', async () => {
    await recordWater(store.waterImport, SAMPLE);
    await recordWater(store.waterImport, { register: INVENTED });
    clock.set('2026-11-30T05:00:00Z');
    await store.sampleWater.continue();
    expect(await lastDay('sample')).to.equal('2026-11-20');
  });

  it('do not replace readings that were imported', async () => {
    const readings = [reported('sample', { date: YESTERDAY, volume: 1.5 })];
    await recordWater(store.waterImport, { register: INVENTED, readings });
    await recordWater(store.waterImport, SAMPLE, SITE, 'ignore');
    expect((await readingsOf('sample')).find(({ date }) => date === YESTERDAY)).to.include({
      volume: 1.5,
      revision: 1,
    });
  });

  it('are complete for a reservoir that joins the register later', async () => {
    await recordWater(store.waterImport, SAMPLE);
    const joined = reservoir({ id: slug('joined'), storage: 90, invented: true });
    const { readings } = await recordWater(store.waterImport, { ...SAMPLE, register: [...INVENTED, joined] });
    expect(readings.corrected).to.be.lessThan(40);
    expect((await readingsOf('joined'))[0]?.date).to.equal('2021-11-01');
    const again = await recordWater(store.waterImport, { ...SAMPLE, register: [...INVENTED, joined] });
    expect(again.readings).to.deep.equal({ added: 0, corrected: 0, ignored: 0, unchanged: 0 });
  });
}

function waterImportContract(engine: Engine<OpenedStore>): void {
  const clock = testClock();
  let store: OpenedStore;
  beforeEach(async () => {
    store = await engine.open([aSiteArchive()], clock);
  });
  afterEach(() => store.close());

  const volumesNow = async (source: Pick<Source, 'water'> = store) => {
    const { reservoirs } = await source.water.reservoirs({ site: SITE, size: 'large' });
    return reservoirs.map(({ reading: now }) => now?.volume);
  };

  it('counts what it added, corrected and found unchanged', async () => {
    const first = {
      register: REGISTER,
      readings: [reported('pasak'), reported('kio-lom')],
      areas: [grown(), grown({ crop: 'vegetables' })],
    };
    const counts = { added: 0, corrected: 0, ignored: 0, unchanged: 0 };
    expect(await recordWater(store.waterImport, first)).to.deep.equal({
      register: { added: 3, changed: 0, removed: 0, unchanged: 0 },
      readings: { ...counts, added: 2 },
      areas: { ...counts, added: 2 },
    });
    const second = {
      register: [{ ...KIO_LOM, deadStorage: 3.55 }, POND, reservoir()],
      readings: [reported('kio-lom'), reported('pond'), reported('kio-lom', { date: YESTERDAY })],
      areas: [grown({ area: null }), grown({ crop: 'vegetables' })],
    };
    expect(await recordWater(store.waterImport, second)).to.deep.equal({
      register: { added: 1, changed: 1, removed: 1, unchanged: 1 },
      readings: { ...counts, added: 2, unchanged: 1 },
      areas: { ...counts, corrected: 1, unchanged: 1 },
    });
  });

  it('changes nothing when the same figures are imported again', async () => {
    const figures = { register: REGISTER, readings: [reported('pasak')], areas: [grown()] };
    await recordWater(store.waterImport, figures);
    await recordWater(store.waterImport, figures);
    expect(await recordWater(store.waterImport, figures)).to.deep.equal({
      register: { added: 0, changed: 0, removed: 0, unchanged: 3 },
      readings: { added: 0, corrected: 0, ignored: 0, unchanged: 1 },
      areas: { added: 0, corrected: 0, ignored: 0, unchanged: 1 },
    });
    const { reservoirs } = await store.water.reservoirs({ site: SITE, size: 'large' });
    expect(reservoirs[1]?.reading?.revision).to.equal(1);
  });

  it('counts any other figure, and another source, as a correction', async () => {
    await recordWater(store.waterImport, { register: REGISTER, readings: [reported('pasak')] });
    const corrections: readonly Partial<ReportedReading>[] = [
      { volume: null },
      { storage: 780 },
      { inflow: 1 },
      { outflow: null },
      { source: both('แก้ไข', 'Corrected') },
    ];
    for (const correction of corrections) {
      const report = await recordWater(store.waterImport, { readings: [reported('pasak', correction)] });
      expect(report.readings, JSON.stringify(correction)).to.include({ corrected: 1 });
    }
  });

  it('can leave recorded figures unchanged, as they may be newer', async () => {
    await recordWater(store.waterImport, { register: REGISTER, readings: [reported('pasak', { volume: 2 })] });
    const readings = [reported('pasak', { volume: 1 }), reported('kio-lom', { volume: 7 })];
    const report = await recordWater(store.waterImport, { readings }, SITE, 'ignore');
    expect(report.readings).to.deep.equal({ added: 1, corrected: 0, ignored: 1, unchanged: 0 });
    expect(await volumesNow()).to.deep.equal([7, 2]);
  });

  it('uses the storage of the register when a reading has none', async () => {
    const readings = [reported('pasak', { storage: 780 }), reported('kio-lom')];
    await recordWater(store.waterImport, { register: REGISTER, readings });
    const { reservoirs } = await store.water.reservoirs({ site: SITE, size: 'large' });
    expect(reservoirs.map(({ reading: now }) => now?.storage)).to.deep.equal([106.22, 780]);
  });

  it('records nothing when one reading is of an unknown reservoir', async () => {
    await recordWater(store.waterImport, { register: REGISTER });
    const figures = { register: [PASAK], readings: [reported('pasak'), reported('kio-lom')], areas: [grown()] };
    const outcome = await store.waterImport.record(SITE, figures, 'correct');
    expect(outcome).to.deep.equal({ ok: false, code: 'reservoirNotFound' });
    expect(await volumesNow()).to.deep.equal([undefined, undefined]);
    expect((await store.water.waterUse({ site: SITE })).areas).to.deep.equal([]);
  });

  it('does not accept readings of a reservoir that has left the register', async () => {
    await recordWater(store.waterImport, { register: REGISTER, readings: [reported('pasak')] });
    await recordWater(store.waterImport, { register: [KIO_LOM] });
    const outcome = await store.waterImport.record(SITE, { readings: [reported('pasak')], areas: [] }, 'correct');
    expect(outcome).to.deep.equal({ ok: false, code: 'reservoirNotFound' });
  });

  it('is refused for a site that is not published', async () => {
    const outcome = await store.waterImport.record(OTHER_SITE, { readings: [], areas: [grown()] }, 'correct');
    expect(outcome).to.deep.equal({ ok: false, code: 'siteNotFound' });
  });

  it('is visible to another process at once', async () => {
    const other = await store.reopen();
    try {
      expect(await volumesNow(other)).to.deep.equal([]);
      await recordWater(store.waterImport, { register: REGISTER, readings: [reported('pasak', { volume: 1 })] });
      expect(await volumesNow(other)).to.deep.equal([undefined, 1]);
      await recordWater(store.waterImport, { readings: [reported('pasak', { volume: 2 })] });
      expect(await volumesNow(other)).to.deep.equal([undefined, 2]);
    } finally {
      await other.close();
    }
  });

  it('is atomic for readers, however many figures it has', async () => {
    const days = Array.from({ length: 700 }, (_, index) => daysBefore(index));
    const readings = days.flatMap((date) => [reported('pasak', { date }), reported('kio-lom', { date })]);
    const counts: number[] = [];
    let isFinished = false;
    const other = await store.reopen();
    const count = async () => {
      const found = await other.water.reservoir({ site: SITE, id: slug('pasak') });
      counts.push(found.ok ? found.value.readings.length : 0);
    };
    const watch = async () => {
      while (!isFinished) {
        await count();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const watching = watch();
    await recordWater(store.waterImport, { register: REGISTER, readings });
    isFinished = true;
    await watching;
    await count();
    await other.close();
    expect(new Set(counts)).to.satisfy((seen: Set<number>) => [...seen].every((one) => one === 0 || one === 700));
    expect(counts.at(-1)).to.equal(700);
  });

  it('makes two revisions when two import the same day at once, or one when their figures are the same', async () => {
    await recordWater(store.waterImport, { register: REGISTER, readings: [reported('pasak', { volume: 1 })] });
    const reports = await Promise.all(
      [2, 3, 3].map((volume) => recordWater(store.waterImport, { readings: [reported('pasak', { volume })] })),
    );
    const corrected = reports.reduce((sum, { readings }) => sum + readings.corrected, 0);
    const found = await store.water.reservoir({ site: SITE, id: slug('pasak') });
    expect(found.ok && found.value.readings[0]?.revision).to.equal(1 + corrected);
    expect(corrected).to.be.within(2, 3);
  });

  it("remains when the site's content is published again", async () => {
    await recordWater(store.waterImport, { register: REGISTER, readings: [reported('pasak', { volume: 1 })] });
    await store.publishing.publish(
      [aSiteArchive({ tags: [{ code: 'rain', label: both('ฝน', 'Rain') }] })],
      () => undefined,
    );
    expect(await volumesNow()).to.deep.equal([undefined, 1]);
  });
}

/** A reading as a file reports it, with the storage of the register. */
function reported(id: string, given: Partial<ReportedReading> = {}): ReportedReading {
  const { revision: _, storage: __, ...figures } = reading({ date: TODAY });
  return { ...figures, reservoir: slug(id), ...given };
}

/** The same as the port returns it when it was never corrected. */
function shown({ reservoir: _, ...figures }: ReportedReading, { storage }: Reservoir): Reading {
  return { storage, ...figures, revision: 1 };
}

function grown(given: Partial<ReportedArea> = {}): ReportedArea {
  const { revision: _, ...area } = waterUse();
  return { ...area, ...given };
}

function shownArea(area: ReportedArea | undefined): WaterUse | undefined {
  return area && { ...area, revision: 1 };
}

function daysBefore(count: number) {
  return day(new Date(Date.parse(`${TODAY}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10));
}
