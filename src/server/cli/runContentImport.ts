import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '#config/Settings.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { parsePublicOrigin } from '#domain/site/publicOrigin.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { importContent } from './importContent.ts';
import { runCommand, type Print } from './runCommand.ts';

const USAGE = `usage: npm run content:import -- [--origin <site id>=<public origin>] <content folder>`;

/** `npm run content:import -- <folder>` (docs/content.md). Exit code 1 when nothing was imported. */
async function main(print: Print): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string', multiple: true, default: [] } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error(USAGE);
  const origins = new Map(values.origin.map(readOrigin));
  const settings = readSettings();
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    const { publishing, waterImport } = composed.store;
    const { mediaFolder, buildCacheFile: cacheFile } = settings;
    const today = departmentDate(composed.ports.clock.now());
    const tools = { publishing, waterImport, mediaFolder, cacheFile, today, origins, print };
    const isImported = await importContent(folder, tools);
    // Without the settings of the website, a store of its own in the present folder is filled.
    if (isImported) print(`It is in ${placeOf(settings)}.`);
    return isImported;
  } finally {
    await composed.close();
  }
}

/** Where a store is, without the password of its database. */
function placeOf({ DATABASE_URL, dataFolder }: Settings): string {
  const url = DATABASE_URL === undefined ? null : URL.parse(DATABASE_URL);
  return url === null ? `the store in ${dataFolder}` : `the database ${url.pathname.slice(1)} at ${url.host}`;
}

function readOrigin(text: string): [string, string] {
  const [, id, origin] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (id === undefined || origin === undefined || parsePublicOrigin(origin) === undefined)
    throw new Error(`--origin ${text}: must be like 1001=https://www.example.go.th`);
  return [id, origin];
}

await runCommand(main, 'Nothing was imported: ');
