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
    const { inboxDesk: desk, sites } = composed.store;
    const operator = operatorName() as Operator;
    const siteIds = async () => (await sites.all()).map(({ id }) => id);
    print(await command({ desk, operator, folder: settings.submissionsFolder, sites: siteIds }));
  } finally {
    await composed.close();
  }
}

await runCommand(main);
