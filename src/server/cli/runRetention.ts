import { readSettings } from '#config/Settings.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { requireStore } from './requireStore.ts';
import { readRetentionCommand } from './retentionCommand.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run retention` (docs/operating.md): what people have sent and whose time is over. */
async function main(print: Print): Promise<void> {
  const settings = readSettings();
  const command = readRetentionCommand(process.argv.slice(2), settings.keptDays);
  requireStore(settings);
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    for (const line of await command(composed.background.retention)) print(line);
  } finally {
    await composed.close();
  }
}

await runCommand(main);
