import type { Reservoir } from '#domain/water/water.ts';
import type { WaterSimulation } from '#ports/WaterImport.ts';
import type { ContentErrors } from '../read/ContentError.ts';
import type { SourcePath } from '../read/SourcePath.ts';
import { parsed } from './cells.ts';
import { readCsv } from './readCsv.ts';

const MAX_SEED = 2 ** 31 - 1;

/** Reads what makes the readings of a sample invented ones: one row, beside a register of invented reservoirs only. */
export function readSimulation(
  files: readonly SourcePath[],
  register: readonly Reservoir[] | undefined,
  errors: ContentErrors,
): WaterSimulation | undefined {
  const [file, ...more] = files;
  if (file === undefined) return undefined;
  for (const { name } of more) errors.add(name, undefined, `is a second simulation, beside ${file.name}`);
  if (register === undefined) errors.add(file.name, undefined, 'needs the register beside it, reservoirs.csv');
  const real = register?.find(({ invented }) => !invented);
  if (real !== undefined)
    errors.add(file.name, undefined, `is only for invented reservoirs, and ${real.id} in the register is not invented`);
  const [row, ...others] = readCsv(file, ['seed'], errors);
  if (row === undefined || others.length > 0) {
    errors.add(file.name, undefined, 'must have one row below the names of the columns');
    return undefined;
  }
  const seed = parsed(row, 'seed', seedOf, `a whole number up to ${String(MAX_SEED)}`);
  return seed === undefined ? undefined : { seed };
}

function seedOf(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_SEED ? Number(text) : undefined;
}
