import { readSettings } from '#config/Settings.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { manageSites } from './manageSites.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run sites -- list | remove <site id>` (docs/operating.md). */
async function main(print: Print): Promise<boolean> {
  const settings = readSettings();
  requireStore(settings);
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    return await manageSites(process.argv.slice(2), composed.store.publishing, print);
  } finally {
    await composed.close();
  }
}

await runCommand(main, 'Nothing was changed: ');
