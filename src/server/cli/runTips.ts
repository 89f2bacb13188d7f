import { operatorName } from '#config/operatorName.ts';
import { readSettings } from '#config/Settings.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { createLogger } from '../logger.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';
import { readTipsCommand, type TipsPlace } from './tipsCommand.ts';

/** `npm run tips:…` (docs/operating.md): sealed tips, where the store is and where they are read. */
async function main(print: Print): Promise<void> {
  const command = readTipsCommand(process.argv.slice(2));
  let close = () => Promise.resolve();
  const open = async (): Promise<TipsPlace> => {
    const settings = readSettings();
    requireStore(settings);
    const { composeStore } = await import('../compose.ts');
    const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
    close = () => composed.close();
    const sites = async () => (await composed.store.sites.all()).map(({ id }) => id);
    return { desk: composed.tipDesk, operator: operatorName() as Operator, sites };
  };
  try {
    await command(print, open);
  } finally {
    await close();
  }
}

await runCommand(main);
