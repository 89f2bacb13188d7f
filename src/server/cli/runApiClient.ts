import { parseArgs } from 'node:util';
import { readSettings, SettingsFault } from '#config/Settings.ts';
import { compose } from '../compose.ts';
import { createLogger } from '../logger.ts';

const USAGE = 'usage: npm run api:client -- create <name>';

/** `npm run api:client -- create <name>` (docs/operating.md). The only time that the secret is told. */
async function main(): Promise<void> {
  const [command, name, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (command !== 'create' || name === undefined || more.length > 0) throw new Error(USAGE);
  const settings = readSettings();
  const composed = await compose(settings, createLogger(settings.LOG_LEVEL));
  try {
    if (!('apiClients' in composed.ports))
      throw new Error('clients are made where the store is; with API_BASE_URL there is none here');
    const credentials = await composed.ports.apiClients.create(name);
    process.stdout.write(`${JSON.stringify(credentials, null, 2)}\n`);
  } finally {
    await composed.close();
  }
}

main().catch((error: unknown) => {
  const lines = error instanceof SettingsFault ? error.faults.map((fault) => `setting ${fault}`) : [String(error)];
  process.stderr.write(`No client was made: ${lines.join('\n')}\n`);
  process.exitCode = 1;
});
