import { operatorName } from '#config/operatorName.ts';
import { readSettings } from '#config/Settings.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { createRenderContexts } from '../createRenderContexts.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { readPrivacyCommand } from './privacyCommand.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run privacy` (docs/operating.md): what is stored about somebody, for who has a right to know or to have it erased. */
async function main(print: Print): Promise<void> {
  const settings = readSettings();
  const command = readPrivacyCommand(process.argv.slice(2), settings);
  requireStore(settings);
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    const { sites, memberRecords } = composed.store;
    const { desk } = memberRecords;
    const contexts = createRenderContexts(settings.BASE_PATH);
    const now = composed.ports.clock.now();
    print(await command({ desk, operator: operatorName() as Operator, sites, contexts, now }));
  } finally {
    await composed.close();
  }
}

await runCommand(main);
