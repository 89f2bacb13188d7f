import { formatContentError } from '#adapters/content-folder/read/ContentError.ts';
import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { describeFigures } from './describeWater.ts';
import { publicPaths } from './publicPaths.ts';
import { printErrors } from './printErrors.ts';

/** Validates a content folder without publishing anything. @returns whether it has no errors */
export async function checkContent(
  folder: string,
  today: CalendarDate,
  print: (line: string) => void,
): Promise<boolean> {
  const reading = await readContentFolder(folder, publicPaths, today);
  if (!reading.ok) {
    printErrors(reading.errors, print);
    return false;
  }
  for (const { details, items } of reading.archives)
    print(`site ${details.id} (${details.shortName.en}): ${String(items.length)} items`);
  for (const { site, figures } of reading.water) print(`site ${site}, water: ${describeFigures(figures)}`);
  for (const note of reading.notes) print(`note: ${formatContentError(note)}`);
  print('No errors.');
  return true;
}
