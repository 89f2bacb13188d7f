import { readContentFolder } from '#adapters/content-folder/readContentFolder.ts';
import { publicPaths } from './publicPaths.ts';
import { sayFaults } from './sayFaults.ts';

/** Holds a content folder against every rule and publishes nothing. @returns whether it is without a fault */
export async function checkContent(folder: string, say: (line: string) => void): Promise<boolean> {
  const reading = await readContentFolder(folder, publicPaths);
  if (!reading.ok) {
    sayFaults(reading.faults, say);
    return false;
  }
  for (const { details, items } of reading.archives)
    say(`site ${details.id} (${details.shortName.en}): ${String(items.length)} items`);
  say('No faults.');
  return true;
}
