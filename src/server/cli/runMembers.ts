import { operatorName } from '#config/operatorName.ts';
import { readSettings } from '#config/Settings.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { readMembersCommand } from './membersCommand.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run members` (docs/operating.md): accounts, for operators whom a member asks for help. */
async function main(print: Print): Promise<void> {
  const settings = readSettings();
  const command = readMembersCommand(process.argv.slice(2), settings);
  requireStore(settings);
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    for (const line of await command(composed.store.memberRecords.desk, operatorName() as Operator)) print(line);
  } finally {
    await composed.close();
  }
}

await runCommand(main);
