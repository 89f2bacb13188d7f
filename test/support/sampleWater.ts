import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '#domain/site/siteId.ts';
import { importWater } from '#server/cli/importWater.ts';
import { SITE } from './builders.ts';
import type { TestApp } from './testApp.ts';
import { day } from './waterBuilders.ts';

// Readings of the sample itself end yesterday. These are of days that tests know: the large reservoirs of the example in
// docs/examples/water on two days, and forty invented ones on fourteen.
const FILES = {
  reservoirs: join(import.meta.dirname, 'water/reservoirs.csv'),
  readings: join(import.meta.dirname, 'water/readings.csv'),
  'water-use': join(import.meta.dirname, '../../content/sites/department/water/water-use.csv'),
};

/** Imports water figures of a few days into an app, as an operator does. */
export async function importSampleWater({ ports, waterImport }: TestApp, site: SiteId = SITE): Promise<void> {
  const output: string[] = [];
  const imported = await importWater(Object.values(FILES), site, {
    water: ports.water,
    waterImport,
    today: day('2026-11-21'),
    print: (line) => output.push(line),
  });
  if (!imported) throw new Error(output.join('\n'));
}

/** The rows of one of its files, as cells by column name, read without any code of the project. */
export function sampleWaterRows(name: keyof typeof FILES): Record<string, string>[] {
  const [header = [], ...rows] = readFileSync(FILES[name], 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(cellsOf);
  return rows.map((cells) => Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
