import { parseArgs } from 'node:util';
import { readSettings } from '#config/Settings.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { importWater } from './importWater.ts';
import { runCommand, type Print } from './runCommand.ts';

const USAGE = 'usage: npm run water:import -- [--site <site id>] <folder of a site, or CSV files>';

/** `npm run water:import -- <folder or files>` (docs/operating.md). Exit code 1 when nothing was imported. */
async function main(print: Print): Promise<boolean> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
  const site = knownSiteId(values.site);
  if (positionals.length === 0 || (values.site !== undefined && site === undefined)) throw new Error(USAGE);
  const settings = readSettings();
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    const { water, waterImport } = composed.store;
    const today = departmentDate(composed.ports.clock.now());
    return await importWater(positionals, site, { water, waterImport, today, print });
  } finally {
    await composed.close();
  }
}

await runCommand(main, 'Nothing was imported: ');
