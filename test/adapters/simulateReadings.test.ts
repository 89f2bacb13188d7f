import { expect } from 'chai';
import { simulateReadings } from '#adapters/sample-water/simulateReadings.ts';
import { WATER_REGIONS } from '#domain/water/codes.ts';
import type { ReportedReading } from '#ports/WaterImport.ts';
import { slug } from '#test/support/builders.ts';
import { day, reservoir } from '#test/support/waterBuilders.ts';

const SEED = 7;
const DAM = reservoir({
  ...{ id: slug('invented'), storage: 250, deadStorage: 13, maxStorage: 280, catchment: 800, invented: true },
  ruleCurve: [150, 130, 110, 90, 75, 65, 65, 75, 95, 120, 150, 155].map((lower, index) => ({
    ...{ month: index + 1, lower, upper: lower + 85 },
  })),
});
const [FROM, UNTIL] = [day('2021-11-01'), day('2026-11-20')];

describe('The invented readings of a reservoir', () => {
  const dam = simulateReadings(DAM, SEED, FROM, UNTIL);
  const valuesOf = (key: 'volume' | 'inflow' | 'outflow', readings = dam.readings) =>
    readings.map((reading) => reading[key]).filter((value) => value !== null);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const ofMonths = (readings: readonly ReportedReading[], ...months: readonly string[]) =>
    readings.filter(({ date }) => months.includes(date.slice(5, 7)));

  it('are the same on the same day, whichever days are asked for', () => {
    expect(simulateReadings(DAM, SEED, FROM, UNTIL)).to.deep.equal(dam);
    const june = simulateReadings(DAM, SEED, day('2024-06-01'), day('2024-06-30'));
    const inJune = dam.readings.filter(({ date }) => date.startsWith('2024-06'));
    expect(june.readings).to.deep.equal(inJune);
    expect(simulateReadings(DAM, SEED, UNTIL, UNTIL).readings).to.deep.equal(dam.readings.slice(-1));
  });

  it('are complete, corrections included, when one day is added after the other', () => {
    const days = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.UTC(2026, 3, 1 + index)).toISOString().slice(0, 10),
    );
    const added = days.map((date) => simulateReadings(DAM, SEED, day(date), day(date)));
    const atOnce = simulateReadings(DAM, SEED, day(days[0]!), day(days.at(-1)!));
    expect(added.flatMap(({ readings }) => readings)).to.deep.equal(atOnce.readings);
    const corrected = added.flatMap(({ corrections }) => corrections.map(({ date }) => date));
    expect(corrected.toSorted()).to.deep.equal(atOnce.corrections.map(({ date }) => date));
  });

  it('differ with the reservoir, and with the seed', () => {
    const volumes = valuesOf('volume');
    expect(valuesOf('volume', simulateReadings(DAM, SEED + 1, FROM, UNTIL).readings)).not.to.deep.equal(volumes);
    const other = { ...DAM, id: slug('other') };
    expect(valuesOf('volume', simulateReadings(other, SEED, FROM, UNTIL).readings)).not.to.deep.equal(volumes);
  });

  it('stay within what a dam bears, in every region and size', () => {
    for (const region of WATER_REGIONS)
      for (const scale of [1, 0.02]) {
        const { deadStorage = 0, maxStorage = 0, storage, ruleCurve = [], catchment = 0 } = DAM;
        const scaled = {
          ...{ ...DAM, region, id: slug(`dam-${region}`), storage: storage * scale, catchment: catchment * scale },
          ...{ deadStorage: deadStorage * scale, maxStorage: maxStorage * scale },
          ruleCurve: ruleCurve.map(({ month, lower, upper }) => ({
            month,
            lower: lower * scale,
            upper: upper * scale,
          })),
        };
        const { readings } = simulateReadings(scaled, SEED, FROM, UNTIL);
        const volumes = valuesOf('volume', readings);
        expect(Math.max(...volumes), region).to.be.at.most(280.1 * scale);
        expect(Math.min(...volumes), region).to.be.at.least(0.59 * 13 * scale);
        for (const key of ['inflow', 'outflow'] as const)
          expect(Math.min(...valuesOf(key, readings))).to.be.at.least(0);
        // The year is to be seen: full or nearly so once, and much lower at another time.
        expect(Math.max(...volumes) - Math.min(...volumes), region).to.be.greaterThan(0.3 * storage * scale);
      }
  });

  it('rise in the rains and fall in the dry months, with years that differ', () => {
    const years = ['2022', '2023', '2024', '2025'].map((year) =>
      dam.readings.filter(({ date }) => date.startsWith(year)),
    );
    for (const year of years) {
      const wet = sum(valuesOf('inflow', ofMonths(year, '08', '09', '10')));
      expect(wet).to.be.greaterThan(3 * sum(valuesOf('inflow', ofMonths(year, '01', '02', '03'))));
      const [january] = valuesOf('volume', ofMonths(year, '01'));
      expect(valuesOf('volume', ofMonths(year, '05'))[0]).to.be.lessThan(january!);
    }
    const inflows = years.map((year) => sum(valuesOf('inflow', year)));
    expect(Math.max(...inflows)).to.be.greaterThan(1.2 * Math.min(...inflows));
  });

  it('balance: a volume is that of the day before, with the inflow, without the release and what the sun takes', () => {
    const { readings } = simulateReadings(DAM, SEED, day('2025-01-01'), day('2025-12-31'));
    const wrong = new Set(dam.corrections.map(({ date }) => date));
    const residues = readings.slice(1).flatMap(({ date, volume, inflow, outflow }, index) => {
      const before = readings[index]!;
      const isNext = Date.parse(date) - Date.parse(before.date) === 86_400_000;
      if (!isNext || wrong.has(date) || wrong.has(before.date)) return [];
      if (volume === null || inflow === null || outflow === null || before.volume === null) return [];
      return [before.volume + inflow - outflow - volume];
    });
    expect(residues.length).to.be.greaterThan(300);
    for (const evaporated of residues) expect(evaporated).to.be.within(-0.03, 0.2);
  });

  it('have missing days and figures, and corrections that come one to four days later', () => {
    const all = (Date.parse(UNTIL) - Date.parse(FROM)) / 86_400_000 + 1;
    expect(all - dam.readings.length).to.be.within(5, 0.03 * all);
    expect(dam.readings.some(({ inflow }) => inflow === null)).to.equal(true);
    expect(dam.corrections.length).to.be.within(3, 0.02 * all);
    const reported = new Map(dam.readings.map((reading) => [reading.date, reading]));
    expect(dam.corrections.some((right) => right.volume !== reported.get(right.date)?.volume)).to.equal(true);
    const [{ date }] = dam.corrections as [ReportedReading];
    const knownOn = (days: number) => {
      const until = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
      return simulateReadings(DAM, SEED, FROM, day(until)).corrections.some((one) => one.date === date);
    };
    expect([knownOn(0), knownOn(4)]).to.deep.equal([false, true]);
  });

  it('say that they are invented', () => {
    expect(dam.readings[0]?.source).to.deep.equal({ th: 'ข้อมูลสมมติ', en: 'Invented figures' });
  });
});
