import { expect } from 'chai';
import type { WaterFigures } from '#ports/WaterImport.ts';
import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import { publicPaths } from '#server/cli/publicPaths.ts';
import { both } from '#test/support/builders.ts';
import { ContentFolders, TODAY, type Files } from '#test/support/contentFolder.ts';
import { PASAK, PASAK_CURVES, PASAK_TODAY, POND, RICE, SOUND_WATER, table, WATER } from '#test/support/waterFiles.ts';

const REGISTER = `${WATER}/reservoirs.csv`;
const READINGS = `${WATER}/readings.csv`;
const CURVES = `${WATER}/rule-curves.csv`;
const SIMULATION = `${WATER}/simulation.csv`;
const USE = `${WATER}/water-use.csv`;
const DEPARTMENT = both('กรม', 'Department');

describe('Tables of water figures', () => {
  const folders = new ContentFolders();
  afterEach(() => folders.remove());

  const read = async (changes: Files = {}): Promise<WaterFigures> => {
    const reading = await readContentFolder(await folders.make({ ...SOUND_WATER, ...changes }), publicPaths, TODAY);
    if (!reading.ok || reading.water[0] === undefined) throw new Error(JSON.stringify(reading));
    expect(reading.water.map(({ site }) => site)).to.deep.equal(['77']);
    return reading.water[0].figures;
  };
  /** Every error, without the folder. */
  const errors = async (changes: Files) => {
    const found = await folders.errorsOf({ ...SOUND_WATER, ...changes });
    return found.map((error) => error.replace(`${WATER}/`, ''));
  };
  const readings = (...rows: readonly string[]) => errors({ [READINGS]: table('readings', ...rows) });
  const areas = (...rows: readonly string[]) => errors({ [USE]: table('water-use', ...rows) });
  const register = (...rows: readonly string[]) => errors({ [REGISTER]: table('reservoirs', PASAK, ...rows) });

  it('are read as written, empty cells being unknown', async () => {
    expect(await read()).to.deep.equal({
      register: [
        {
          ...{ id: 'pasak', size: 'large', name: both('ป่าสัก', 'Pa Sak'), region: 'central', storage: 960 },
          ...{ province: both('ลพบุรี', 'Lop Buri'), deadStorage: 3, invented: false },
        },
        {
          ...{ id: 'pond', size: 'medium', name: both('บึง', 'Pond'), region: 'north', storage: 12.5 },
          ...{ province: both('ตาก', 'Tak'), owner: both('ชป.', 'RID'), invented: true },
          place: { latitude: 16.9, longitude: 99.1 },
        },
      ],
      readings: [
        { date: '2026-11-21', reservoir: 'pasak', volume: 975.5, inflow: 0.1, outflow: null, source: DEPARTMENT },
      ],
      areas: [
        {
          ...{ year: 2569, season: 'wet', region: 'north', crop: 'rice', area: 1200.25, date: '2026-11-18' },
          ...{ source: DEPARTMENT, invented: true },
        },
      ],
    });
  });

  it('may have the catchment of reservoirs, in a column that a register need not have', async () => {
    const rows = [`${PASAK},14520.5`, `${POND},`];
    const withColumn = table('reservoirs', ...rows).replace('invented', 'invented,catchment_km2');
    const { register: reservoirs } = await read({ [REGISTER]: withColumn });
    expect(reservoirs?.map(({ catchment }) => catchment)).to.deep.equal([14520.5, undefined]);
    expect(await errors({ [REGISTER]: withColumn.replace('14520.5', '0').replace('yes,', 'yes,-1') })).to.deep.equal([
      'reservoirs.csv:2: catchment_km2: must be more than 0',
      'reservoirs.csv:3: catchment_km2: -1: must not be less than 0',
    ]);
  });

  it('may have rule curves of some reservoirs, the months in any order', async () => {
    const { register: reservoirs } = await read({ [CURVES]: table('rule-curves', ...PASAK_CURVES.toReversed()) });
    const [pasak, pond] = reservoirs ?? [];
    expect(pasak?.ruleCurve).to.have.length(12);
    expect(pasak?.ruleCurve?.[11]).to.deep.equal({ month: 12, lower: 289, upper: 811 });
    expect(pond).not.to.have.property('ruleCurve');
  });

  it('may say that the readings of invented reservoirs are invented, too', async () => {
    const figures = { [REGISTER]: table('reservoirs', POND), [READINGS]: null };
    const simulation = (text: string) => ({ ...figures, [SIMULATION]: text });
    expect((await read(simulation('seed\n2569\n'))).simulation).to.deep.equal({ seed: 2569 });
    expect(await read(figures)).not.to.have.property('simulation');
    const one = 'must have one row below the names of the columns';
    expect(await errors(simulation('seed\n'))).to.deep.equal([`simulation.csv: ${one}`]);
    expect(await errors(simulation('seed\n1\n2\n'))).to.deep.equal([`simulation.csv: ${one}`]);
    expect(await errors(simulation('seed\n-1\n'))).to.deep.equal([
      'simulation.csv:2: seed: -1: must be a whole number up to 2147483647',
    ]);
    expect(await errors({ [SIMULATION]: 'seed\n1\n' })).to.deep.equal([
      'simulation.csv: is only for invented reservoirs, and pasak in the register is not invented',
    ]);
    expect(await errors({ ...simulation('seed\n1\n'), [REGISTER]: null })).to.deep.equal([
      'simulation.csv: needs the register beside it, reservoirs.csv',
    ]);
  });

  it('are read as spreadsheets save them: marked as UTF-8, Windows line ends, quotation marks, empty rows', async () => {
    const sheet = `\uFEFF${table('readings', '2026-11-21, pasak ,"975.5",,0.1,,กรม,"Office ""7"", Lop Buri"', ',,,,,,,')}\n`;
    const { readings: rows } = await read({ [READINGS]: sheet.replaceAll('\n', '\r\n') });
    expect(rows).to.have.length(1);
    expect(rows[0]).to.deep.include({ reservoir: 'pasak', volume: 975.5, source: both('กรม', 'Office "7", Lop Buri') });
  });

  it('may have their columns in any order', async () => {
    const turned = 'reservoir,date,source_en,source_th,outflow_mcm_day,inflow_mcm_day,storage_mcm,volume_mcm\n';
    const { readings: rows } = await read({ [READINGS]: `${turned}pasak,2026-11-21,Department,กรม,,0.1,,975.5\n` });
    expect(rows).to.deep.equal((await read()).readings);
  });

  it('may be in several files, each named after its table', async () => {
    const figures = await read({
      [`${WATER}/readings-2568.csv`]: table('readings', '2025-11-21,pond,1,,,,กรม,Office'),
    });
    expect(figures.readings.map(({ date }) => date)).to.deep.equal(['2025-11-21', '2026-11-21']);
    const stranger = await errors({ [`${WATER}/dams.csv`]: 'x', [`${WATER}/reservoirs-2.csv`]: table('reservoirs') });
    expect(stranger).to.deep.equal([
      'dams.csv: must be called reservoirs, rule-curves, readings, water-use or simulation, and end with .csv',
      `reservoirs.csv: is a second register, beside ${folders.last}/${WATER}/reservoirs-2.csv`,
    ]);
  });

  it('are independent of each other, except that readings need a register', async () => {
    expect((await read({ [REGISTER]: null, [READINGS]: null })).areas).to.have.length(1);
    expect((await read({ [READINGS]: null, [USE]: null })).readings).to.deep.equal([]);
    expect(await errors({ [REGISTER]: null })).to.deep.equal([
      'readings.csv: needs a register with reservoirs in it, reservoirs.csv',
    ]);
    expect(await errors({ [REGISTER]: table('reservoirs').replace('id,', '') })).to.deep.equal([
      'readings.csv: needs a register with reservoirs in it, reservoirs.csv',
      'reservoirs.csv:1: the column id is missing',
    ]);
  });

  it('report all errors at once, each with file, line and column', async () => {
    expect(
      await errors({
        [REGISTER]: table('reservoirs', PASAK, POND.replace('north', 'up')),
        [READINGS]: table('readings', PASAK_TODAY, '21/11/2026,pond,"1,200",,,,กรม,'),
        [USE]: table('water-use', RICE, RICE.replace('rice', 'tea').replace('wet', 'hot')),
      }),
    ).to.deep.equal([
      'readings.csv:3: date: 21/11/2026: must be a date of the Gregorian calendar like 2026-11-20',
      'readings.csv:3: volume_mcm: 1,200: must be written without commas',
      'readings.csv:3: source_en: is empty',
      'reservoirs.csv:3: region: up: must be one of north, northeast, central, east, west, south',
      'water-use.csv:3: season: hot: must be one of wet, dry',
      'water-use.csv:3: crop: tea: must be one of rice, sugarcane, field-crops, vegetables, fruit-trees, perennial-trees, other-crops, fish-ponds, shrimp-ponds, other-areas',
    ]);
  });

  describe('report an error when', () => {
    it('a column is missing, unknown, nameless or repeated', async () => {
      expect(await errors({ [READINGS]: 'date,reservoir,volume,,date\n2026-11-21,pasak,1,,\n' })).to.deep.equal([
        ...['volume_mcm', 'storage_mcm', 'inflow_mcm_day', 'outflow_mcm_day', 'source_th', 'source_en'].map(
          (column) => `readings.csv:1: the column ${column} is missing`,
        ),
        'readings.csv:1: volume is not a known column',
        'readings.csv:1: a column has no name',
        'readings.csv:1: the column date is there twice',
      ]);
    });

    it('a file is empty or not UTF-8', async () => {
      expect(await errors({ [READINGS]: '\n', [USE]: new Uint8Array([0xa1, 0xc3, 0xc1]) })).to.deep.equal([
        'readings.csv: is empty: its first line must name the columns',
        'water-use.csv: is not UTF-8 text: save it again with the encoding UTF-8',
      ]);
    });

    it('a row has too many or too few cells, or a cell has several lines', async () => {
      const cells = 'a comma inside a cell needs quotation marks round it, and numbers have none';
      expect(
        await readings('2026-11-21,pasak,1,200,,,,กรม,Office', '2026-11-20,pasak', '2026-11-19,pasak,1,,,,"ก\nข",x'),
      ).to.deep.equal([
        `readings.csv:2: has 9 cells where the first line has 8: ${cells}`,
        `readings.csv:3: has 2 cells where the first line has 8: ${cells}`,
        'readings.csv:5: has a line break inside a cell',
      ]);
    });

    it('quotation marks do not match', async () => {
      const reason =
        'the quotation marks up to here are not right: a cell begins and ends with one or has none, and one inside is written twice';
      expect(await readings('2026-11-21,pasak,1,,,,กรม,"Office')).to.deep.equal([`readings.csv:2: ${reason}`]);
      expect(await readings('2026-11-21,pasak,1,,,,กรม,Off"ice')).to.deep.equal([`readings.csv:2: ${reason}`]);
    });

    it('a date does not exist or is in the future', async () => {
      expect(await readings('2026-02-30,pasak,1,,,,กรม,Office', '2026-11-22,pasak,1,,,,กรม,Office')).to.deep.equal([
        'readings.csv:2: date: 2026-02-30: must be a date of the Gregorian calendar like 2026-11-20',
        'readings.csv:3: date: 2026-11-22: lies in the future; today is 2026-11-21',
      ]);
      expect(await readings('2569-11-21,pasak,1,,,,กรม,Office')).to.deep.equal([
        'readings.csv:2: date: 2569 looks like the Buddhist era; write 2026',
      ]);
    });

    it('a figure is negative, has commas, is too long or is no number', async () => {
      const wrong = (volume: string) => `2026-11-21,pasak,"${volume}",,,,กรม,Office`;
      const texts = ['-1', '-0.5', '1,200.5', '1.0001', '1234567890.5', 'n/a', '-', '1e3', '.5', '๑๒'];
      const errors = await Promise.all(texts.map(async (text) => (await readings(wrong(text)))[0]));
      const none = 'must be a number like 1234.5, or empty when it was not reported';
      const long = 'must have at most 9 digits, and 3 behind the point';
      expect(errors).to.deep.equal(
        [
          ...['must not be less than 0', 'must not be less than 0', 'must be written without commas', long, long],
          ...[none, none, none, none, none],
        ].map((reason, index) => `readings.csv:2: volume_mcm: ${texts[index]}: ${reason}`),
      );
    });

    it('a storage is 0 or contradicts the others of its reservoir', async () => {
      expect(await readings('2026-11-21,pasak,1,0,,,กรม,Office')).to.deep.equal([
        'readings.csv:2: storage_mcm: must be more than 0',
      ]);
      const storages = (text: string) => register(POND.replace('12.5,,', text));
      expect(await storages(',1,2')).to.deep.equal(['reservoirs.csv:3: storage_mcm: is empty']);
      expect(await storages('12.5,12.5,12.4')).to.deep.equal([
        'reservoirs.csv:3: dead_storage_mcm: must be less than storage_mcm',
        'reservoirs.csv:3: max_storage_mcm: must not be less than storage_mcm',
      ]);
    });

    it('rule curves lack a month, or a volume, or have volumes that contradict each other or the register', async () => {
      const curves = (...rows: readonly string[]) => errors({ [CURVES]: table('rule-curves', ...rows) });
      const [january = '', february = '', ...others] = PASAK_CURVES;
      expect(await curves(january, ...others)).to.deep.equal([
        'rule-curves.csv:12: month: pasak must have every month from 1 to 12',
      ]);
      expect(await curves('pasak,1,801,800', february, ...others)).to.deep.equal([
        'rule-curves.csv:2: lower_mcm: must not be more than upper_mcm',
      ]);
      expect(await curves(january, 'pasak,2,300,960.001', ...others)).to.deep.equal([
        'rule-curves.csv:3: upper_mcm: must not be more than max_storage_mcm of the register, or storage_mcm without it',
      ]);
      expect(await curves('pasak,13,,800', 'sea,1,1,2', january, january, february, ...others)).to.deep.equal([
        'rule-curves.csv:2: month: 13: must be a month from 1 to 12',
        'rule-curves.csv:2: lower_mcm: is empty',
        'rule-curves.csv:3: reservoir: sea: must be the id of a reservoir in the register',
        `rule-curves.csv:5: month: month 1 of pasak exists already, at ${folders.last}/${CURVES}:4`,
      ]);
      expect(
        await errors({ [REGISTER]: null, [READINGS]: null, [CURVES]: table('rule-curves', ...PASAK_CURVES) }),
      ).to.deep.equal(['rule-curves.csv: needs the register beside it, reservoirs.csv']);
    });

    it('a reservoir is not in the register, unless its row there has an error itself', async () => {
      expect(await readings('2026-11-21,pa-sak,1,,,,กรม,Office', '2026-11-21,,1,,,,กรม,Office')).to.deep.equal([
        'readings.csv:2: reservoir: pa-sak: must be the id of a reservoir in the register',
        'readings.csv:3: reservoir: is empty',
      ]);
      expect(await errors({ [REGISTER]: table('reservoirs', PASAK.replace('central', '')) })).to.deep.equal([
        'reservoirs.csv:2: region: is empty',
      ]);
    });

    it('a row is repeated, in one file or in two', async () => {
      expect(await register(PASAK)).to.deep.equal([
        `reservoirs.csv:3: id: pasak exists already, at ${folders.last}/${REGISTER}:2`,
      ]);
      expect(await readings(PASAK_TODAY, PASAK_TODAY.replace('975.5', '1'))).to.deep.equal([
        `readings.csv:3: reservoir: pasak on 2026-11-21 exists already, at ${folders.last}/${READINGS}:2`,
      ]);
      expect(await errors({ [`${WATER}/readings-new.csv`]: table('readings', PASAK_TODAY) })).to.deep.equal([
        `readings.csv:2: reservoir: pasak on 2026-11-21 exists already, at ${folders.last}/${WATER}/readings-new.csv:2`,
      ]);
      expect(await areas(RICE, RICE.replace('1200.25', ''), RICE.replace('2026-11-18', '2026-11-11'))).to.deep.equal([
        `water-use.csv:3: crop: rice, north, wet 2569 on 2026-11-18 exists already, at ${folders.last}/${USE}:2`,
      ]);
    });

    it('a code, a size, a position or the invented mark is malformed', async () => {
      expect(
        await register(
          'Big Dam,huge,บึง,Pond,north,ตาก,,ชป.,,1,,,16.9,,maybe',
          'login,large,บึง,Pond,north,ตาก,Tak,,,1,,,91,-181,TRUE',
        ),
      ).to.deep.equal([
        'reservoirs.csv:3: id: Big Dam: must be at most 100 lower-case letters, digits and single hyphens',
        'reservoirs.csv:3: size: huge: must be one of large, medium',
        'reservoirs.csv:3: province_en: is empty',
        'reservoirs.csv:3: owner_en: is empty',
        'reservoirs.csv:3: longitude: is empty',
        'reservoirs.csv:3: invented: maybe: must be yes or no',
        'reservoirs.csv:4: id: login: must be at most 100 lower-case letters, digits and single hyphens',
        'reservoirs.csv:4: latitude: 91: must be degrees like 18.9267, at most 90',
        'reservoirs.csv:4: longitude: -181: must be degrees like 18.9267, at most 180',
        'reservoirs.csv:4: invented: TRUE: must be yes or no',
      ]);
    });

    it('a season’s year is not the one in which it began: a Gregorian one, or an earlier one', async () => {
      const wrong = (year: string) => `${year},dry,north,rice,1,2026-11-18,กรม,Office,no`;
      const reason = 'must be the Buddhist-era year in which the season of date began';
      expect(await areas(wrong('2569'), wrong('2568'))).to.deep.equal([]);
      expect(await areas(wrong('2026'), wrong('2567'), wrong('2570'), wrong('69'))).to.deep.equal(
        ['2026', '2567', '2570', '69'].map((year, index) => `water-use.csv:${index + 2}: year: ${year}: ${reason}`),
      );
    });
  });
});
