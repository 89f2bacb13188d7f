import { join } from 'node:path';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { FolderAttachments } from '#adapters/attachments/FolderAttachments.ts';
import { FolderMedia } from '#adapters/files/FolderMedia.ts';
import { SiteMedia } from '#adapters/files/SiteMedia.ts';
import type { BufferedLimits } from '#adapters/limits/BufferedLimits.ts';
import type { Store } from '#adapters/store/openStore.ts';
import { ClamdScan } from '#adapters/virus-scan/ClamdScan.ts';
import type { Settings } from '#config/Settings.ts';
import type { Clock } from '#ports/Clock.ts';
import { readOfficeRules } from './readOfficeRules.ts';
import { readSynonyms } from './readSynonyms.ts';
import { SERVICES } from './services.ts';
import { warnIn } from './warnIn.ts';

/**
 * The store, and the files beside it.
 *
 * @param file the path of the embedded store, or `:memory:`; by default in the data folder
 */
export function bindStore(container: Container, file: string | undefined): void {
  // Imported when needed: each of the two is a quarter of all modules at start, and most deployments use only one.
  container.bind(SERVICES.store).toResolvedValue(
    async (settings: Settings, clock: Clock, log: Logger) => {
      const { DATABASE_URL: url, dataFolder, SESSION_IDLE_MINUTES: idle } = settings;
      const { openStore } = await import('#adapters/store/openStore.ts');
      const place =
        url === undefined
          ? ({ engine: 'sqlite', file: file ?? join(dataFolder, 'thara.sqlite') } as const)
          : ({ engine: 'postgres', url } as const);
      const { COMPLAINT_OFFICES: offices, SEARCH_SYNONYMS: list } = settings;
      const synonyms = list === undefined ? [] : await readSynonyms(list);
      return await openStore({ ...place, synonyms }, clock, warnIn(log), {
        answerDays: settings.COMPLAINT_ANSWER_DAYS,
        ...(offices !== undefined && { offices: await readOfficeRules(offices) }),
        idleSeconds: idle * 60,
        erasures: { key: () => container.getAsync(SERVICES.secretKey), file: join(dataFolder, 'erasures') },
        folders: { submissions: settings.submissionsFolder, outbox: settings.outboxFolder },
        seal: () => container.getAsync(SERVICES.seal),
      });
    },
    [SERVICES.settings, SERVICES.clock, SERVICES.logger],
  );
  container
    .bind(SERVICES.media)
    .toResolvedValue(
      ({ mediaFolder }: Settings, { mediaUses }: Store) => new SiteMedia(mediaUses, new FolderMedia(mediaFolder)),
      [SERVICES.settings, SERVICES.store],
    );
  container.bind(SERVICES.attachments).toResolvedValue(
    (settings: Settings, { attachmentRows }: Store, limits: BufferedLimits, clock: Clock, log: Logger) =>
      new FolderAttachments(attachmentRows, {
        folder: settings.submissionsFolder,
        maxBytes: settings.attachmentMaxBytes,
        quotaBytes: settings.attachmentQuotaBytes,
        limits,
        virusScan: settings.clamdAddress && new ClamdScan(settings.clamdAddress),
        clock,
        warn: warnIn(log),
      }),
    [SERVICES.settings, SERVICES.store, SERVICES.limits, SERVICES.clock, SERVICES.logger],
  );
}
