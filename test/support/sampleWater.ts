import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '#domain/site/siteId.ts';
import { importWater } from '#server/cli/importWater.ts';
import { SITE } from './builders.ts';
import type { TestApp } from './testApp.ts';
import { day } from './waterBuilders.ts';

const FOLDER = join(import.meta.dirname, '../../content/sites/department/water');
const FILES = ['reservoirs', 'readings', 'water-use'] as const;

/** Imports the sample department's water figures into an app, as an operator does. */
export async function importSampleWater({ ports, waterImport }: TestApp, site: SiteId = SITE): Promise<void> {
  const output: string[] = [];
  const imported = await importWater(
    FILES.map((name) => join(FOLDER, `${name}.csv`)),
    site,
    { water: ports.water, waterImport, today: day('2026-11-21'), print: (line) => output.push(line) },
  );
  if (!imported) throw new Error(output.join('\n'));
}

/** The rows of one of its files, as cells by column name, read without any code of the project. */
export function sampleWaterRows(name: (typeof FILES)[number]): Record<string, string>[] {
  const [header = [], ...rows] = readFileSync(join(FOLDER, `${name}.csv`), 'utf8')
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
