import { parseArgs } from 'node:util';
import { copyOitYear } from '#adapters/content-folder/oit/copyOitYear.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { parseFiscalYear } from '#domain/content/oitAddress.ts';
import { runCommand, type Print } from './runCommand.ts';
import { printErrors } from './printErrors.ts';

const USAGE = 'usage: npm run oit:copy -- <site folder> <fiscal year> <new fiscal year>, years like 2568';

/** `npm run oit:copy -- <site folder> 2568 2569` (docs/content.md). Exit code 1 when nothing was copied. */
async function main(print: Print): Promise<boolean> {
  const [folder, ...years] = parseArgs({ allowPositionals: true }).positionals;
  const [from, to, ...more] = years.map(parseFiscalYear);
  if (folder === undefined || from === undefined || to === undefined || from === to || more.length > 0)
    throw new Error(USAGE);
  const copy = await copyOitYear(folder, from, to, systemClock.now());
  if (!copy.ok) {
    printErrors(copy.errors, print);
    print('Nothing was copied.');
    return false;
  }
  const { categoriesAdded, written, existing } = copy;
  print(`categories.yaml: ${to} ${categoriesAdded ? 'added' : 'was there already'}`);
  for (const path of written) print(`${path}: written`);
  for (const path of existing) print(`${path}: was there already`);
  print(`Copied: ${written.length} codes of ${from} to ${to}. Fill in their links, then check.`);
  return true;
}

await runCommand(main);
