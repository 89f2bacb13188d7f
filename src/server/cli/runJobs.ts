import { readSettings } from '#config/Settings.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { readJobsCommand } from './jobsCommand.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run jobs` (docs/operating.md): how jobs go, and which mails could not be sent. */
async function main(print: Print): Promise<void> {
  const settings = readSettings();
  const command = readJobsCommand(process.argv.slice(2));
  requireStore(settings);
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    for (const line of await command(composed.background)) print(line);
  } finally {
    await composed.close();
  }
}

await runCommand(main);
