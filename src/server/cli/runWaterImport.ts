import { parseArgs } from 'node:util';
import { readSettings, SettingsFault } from '#config/Settings.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import { composePublishing } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { importWater } from './importWater.ts';

const USAGE = 'usage: npm run water:import -- [--site <site id>] <folder of a site, or CSV files>';

/** `npm run water:import -- <folder or files>` (docs/operating.md). Exit code 1 when nothing was imported. */
async function main(): Promise<boolean> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
  const site = knownSiteId(values.site);
  if (positionals.length === 0 || (values.site !== undefined && site === undefined)) throw new Error(USAGE);
  const settings = readSettings();
  const composed = await composePublishing(settings, createLogger(settings.LOG_LEVEL));
  try {
    const { water, waterImport, clock } = composed;
    return await importWater(positionals, site, { water, waterImport, today: departmentDate(clock.now()), say });
  } finally {
    await composed.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  (imported) => {
    process.exitCode = imported ? 0 : 1;
  },
  (error: unknown) => {
    const lines = error instanceof SettingsFault ? error.faults.map((fault) => `setting ${fault}`) : [String(error)];
    process.stderr.write(`Nothing was imported: ${lines.join('\n')}\n`);
    process.exitCode = 1;
  },
);
