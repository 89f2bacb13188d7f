import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { departmentDate } from '#domain/departmentDate.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { WATER_REGIONS } from '#domain/water/codes.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reservoir } from '#domain/water/water.ts';
import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import type { SiteWater } from '#adapters/content-folder/readSites.ts';
import { simulateReadings } from '#adapters/sample-water/simulateReadings.ts';
import { publicPaths } from '#server/cli/publicPaths.ts';
import { ReservoirMap } from '#ui/components/water/ReservoirMap.tsx';
import { renderPart } from '#test/support/renderPart.tsx';
import { day, reading } from '#test/support/waterBuilders.ts';

const SEED = 2569;
/** The land and islands of Thailand, in degrees. */
const COUNTRY = { south: 5.6, north: 20.5, west: 97.3, east: 105.7 };

describe('The reservoirs of the sample', () => {
  let water: readonly SiteWater[];
  let register: readonly Reservoir[];
  before(async () => {
    const reading = await readContentFolder('content', publicPaths, departmentDate(systemClock.now()));
    water = reading.ok ? reading.water : [];
    register = water.find(({ site }) => site === '1001')?.figures.register ?? [];
  });

  it('are 15 large and 40 medium ones in all regions, each with everything that pages show', () => {
    const ofSize = (size: string) => register.filter((one) => one.size === size);
    expect([ofSize('large').length, ofSize('medium').length]).to.deep.equal([15, 40]);
    for (const size of ['large', 'medium'])
      expect(new Set(ofSize(size).map(({ region }) => region))).to.deep.equal(new Set(WATER_REGIONS));
    for (const { id, catchment, ruleCurve, deadStorage, maxStorage, owner, place } of register) {
      expect([catchment, ruleCurve, deadStorage, maxStorage, owner], id).not.to.include(undefined);
      expect(place?.latitude, id).to.be.within(COUNTRY.south, COUNTRY.north);
      expect(place?.longitude, id).to.be.within(COUNTRY.west, COUNTRY.east);
    }
  });

  it('are all invented, with invented readings, at every site', () => {
    expect(water.map(({ site }) => site)).to.deep.equal(['1001', '1101']);
    for (const { site, figures } of water) {
      expect(
        figures.register?.every(({ invented }) => invented),
        site,
      ).to.equal(true);
      expect(figures.simulation, site).to.deep.equal({ seed: SEED });
      expect(figures.readings, site).to.deep.equal([]);
    }
  });

  it('have their names on the map in both languages on every tenth day of a year', () => {
    const [from, until] = ['2025-12-01', '2026-11-26'].map((text) => day(text)) as [CalendarDate, CalendarDate];
    const large = register.filter(({ size }) => size === 'large');
    const readings = large.map((reservoir) => simulateReadings(reservoir, SEED, from, until).readings);
    const days = [...new Set(readings.flat().map(({ date }) => date))].filter((_, index) => index % 10 === 0);
    expect(days.length).to.be.at.least(36);
    for (const date of days)
      for (const locale of LOCALES) {
        const onDay = large.map((reservoir, index): ReservoirOnDay => {
          const found = readings[index]?.find((one) => one.date === date);
          return { reservoir, ...(found && { reading: reading({ ...found, storage: reservoir.storage }) }) };
        });
        const html = renderPart(locale, createElement(ReservoirMap, { reservoirs: onDay, isStale: false }));
        const [names = ''] = /<g class="reservoir-map-names".*?<\/g>/s.exec(html) ?? [];
        expect(names.match(/reservoir-map-bold/g), `${date}, ${locale}`).to.have.lengthOf(large.length);
      }
  });

  it('have no name of a real dam', () => {
    const example = readFileSync('docs/examples/water/reservoirs.csv', 'utf8').split('\n').slice(1);
    const real = new Set(example.flatMap((row) => row.split(',').slice(2, 4)));
    expect(real.size).to.equal(70);
    for (const { name } of water.flatMap(({ figures }) => figures.register ?? []))
      expect([real.has(name.th), real.has(name.en)], name.en).to.deep.equal([false, false]);
  });

  it('are the same at the regional office as at the department', () => {
    const known = new Map(register.map((reservoir) => [reservoir.id, reservoir]));
    const regional = water.find(({ site }) => site === '1101')?.figures.register ?? [];
    const shared = regional.filter(({ id }) => known.has(id));
    expect(shared.length).to.be.at.least(5);
    for (const reservoir of shared) expect(reservoir).to.deep.equal(known.get(reservoir.id));
  });
});
