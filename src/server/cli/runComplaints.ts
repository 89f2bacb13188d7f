import { operatorName } from '#config/operatorName.ts';
import { readSettings } from '#config/Settings.ts';
import type { Operator } from '#ports/InboxDesk.ts';
import { composeStore } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { readComplaintsCommand } from './complaintsCommand.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run complaints` (docs/operating.md): complaints, for those who work on them. */
async function main(print: Print): Promise<void> {
  const settings = readSettings();
  const command = readComplaintsCommand(process.argv.slice(2), settings);
  requireStore(settings);
  const composed = await composeStore(settings, createLogger(settings.LOG_LEVEL));
  try {
    const { complaintsDesk: desk, sites } = composed.store;
    const { replyTemplates: templates = [] } = composed.ports;
    const place = { desk, templates, attachments: composed.ports.attachments, folder: settings.submissionsFolder };
    const siteIds = async () => (await sites.all()).map(({ id }) => id);
    print(await command({ ...place, operator: operatorName() as Operator, sites: siteIds }));
  } finally {
    await composed.close();
  }
}

await runCommand(main);
