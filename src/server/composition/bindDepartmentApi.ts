import { join } from 'node:path';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import { builtInLayouts } from '../builtInLayouts.ts';
import { reportStale } from '../http/staleness.ts';
import type { Folder } from './prepareFolder.ts';
import { SERVICES } from './services.ts';
import { warnIn } from './warnIn.ts';

/** The department's API: Thara's own tier where there is no store, otherwise any other one. */
export function bindDepartmentApi(container: Container): void {
  container.bind(SERVICES.departmentApi).toResolvedValue(
    async (
      {
        API_BASE_URL = '',
        API_CLIENT_ID = '',
        API_CLIENT_SECRET = '',
        REQUEST_DEADLINE_MS,
        dataFolder,
        mediaCache,
        hasStore,
        apiAreas,
        siteDefaults,
        membersOfApi,
        SITE_ID,
      }: Settings,
      { isWritable }: Folder,
      clock: Clock,
      log: Logger,
    ) => {
      const { openDepartmentApi } = await import('#adapters/department-api/openDepartmentApi.ts');
      return openDepartmentApi({
        baseUrl: API_BASE_URL,
        clientId: API_CLIENT_ID,
        clientSecret: API_CLIENT_SECRET,
        ...(hasStore && {
          other: {
            filling: {
              own: (await container.getAsync(SERVICES.store)).sites,
              defaults: siteDefaults,
              builtInLayouts: builtInLayouts(),
            },
            offersContent: apiAreas.has('content'),
            fixedRecord: knownSiteId(SITE_ID),
            members: membersOfApi,
          },
        }),
        clock,
        warn: warnIn(log),
        deadline: REQUEST_DEADLINE_MS,
        staleCopiesFolder: isWritable ? join(dataFolder, 'last-good') : undefined,
        mediaCache: isWritable ? mediaCache : undefined,
        onStale: reportStale,
      });
    },
    [SERVICES.settings, SERVICES.folder, SERVICES.clock, SERVICES.logger],
  );
}
