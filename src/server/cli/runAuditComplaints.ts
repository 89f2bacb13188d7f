import { readSettings } from '#config/Settings.ts';
import { createLogger } from '../logger.ts';
import type { ComplaintLedger } from '#ports/complaints/ComplaintLedger.ts';
import { readAuditCommand } from './auditCommand.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run audit:complaints` (docs/operating.md): verifies the ledger of complaints, where the store is or elsewhere. */
async function main(print: Print): Promise<boolean> {
  const command = readAuditCommand(process.argv.slice(2));
  let close = () => Promise.resolve();
  const open = async (): Promise<ComplaintLedger> => {
    const settings = readSettings();
    requireStore(settings);
    const { composeStore } = await import('../compose.ts');
    const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
    close = () => composed.close();
    return composed.store.complaintLedger;
  };
  try {
    return await command(print, open);
  } finally {
    await close();
  }
}

await runCommand(main);
