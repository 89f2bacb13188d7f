import { operatorName } from '#config/operatorName.ts';
import { readSettings } from '#config/Settings.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { readInboxCommand } from './inboxCommand.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run inbox` (docs/operating.md): visitors' messages, for those who answer them. */
async function main(print: Print): Promise<void> {
  const settings = readSettings();
  const command = readInboxCommand(process.argv.slice(2), settings);
  requireStore(settings);
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    print(await command(composed.store.inboxDesk, operatorName() as Operator, settings.submissionsFolder));
  } finally {
    await composed.close();
  }
}

await runCommand(main);
