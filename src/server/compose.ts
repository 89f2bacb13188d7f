import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { FolderMedia } from '#adapters/files/FolderMedia.ts';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import { secretKeyFile, newSecretKey } from '#adapters/seal/secretKeyFile.ts';
import type { Store } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import type { Settings } from '#config/Settings.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Media } from '#ports/Media.ts';
import type { ApiPorts, Ports } from '#ports/Ports.ts';
import type { Publishing } from '#ports/Publishing.ts';
import type { Seal } from '#ports/Seal.ts';
import type { Water } from '#ports/Water.ts';
import type { WaterImport } from '#ports/WaterImport.ts';
import { reportStale } from './http/staleness.ts';

const T = {
  settings: Symbol('Settings') as ServiceIdentifier<Settings>,
  logger: Symbol('Logger') as ServiceIdentifier<Logger>,
  clock: Symbol('Clock') as ServiceIdentifier<Clock>,
  media: Symbol('Media') as ServiceIdentifier<Media>,
  store: Symbol('Store') as ServiceIdentifier<Store>,
  departmentApi: Symbol('DepartmentApi') as ServiceIdentifier<DepartmentApi>,
  folder: Symbol('Folder') as ServiceIdentifier<Folder>,
  seal: Symbol('Seal') as ServiceIdentifier<Seal>,
};

/** Whether the data folder can be written to: only in front of a department's API may it be otherwise. */
interface Folder {
  readonly isWritable: boolean;
}

/** What the settings' choice of deployment gives the server. */
export interface Composed {
  readonly ports: Ports | ApiPorts;
  /** For what visitors carry about for us, in cookies; makes the key that it needs where there is none. */
  openSeal(): Promise<Seal>;
  /** Whether nothing was ever published here; a department's API is never ours to fill. */
  isEmpty(): Promise<boolean>;
  close(): Promise<void>;
}

/** What an import needs: only a store can be published to. */
export interface ComposedPublishing {
  readonly clock: Clock;
  readonly publishing: Publishing;
  readonly water: Water;
  readonly waterImport: WaterImport;
  readonly mediaFolder: string;
  close(): Promise<void>;
}

/** Opens what the settings name. The only place that knows the container and the adapters. */
export async function compose(settings: Settings, logger: Logger): Promise<Composed> {
  const container = createContainer(settings, logger, await makeFolder(settings, logger));
  return settings.API_BASE_URL === undefined ? await storePorts(container) : await departmentApiPorts(container);
}

export async function composePublishing(settings: Settings, logger: Logger): Promise<ComposedPublishing> {
  if (settings.API_BASE_URL !== undefined)
    throw new Error('content is imported where the store is; with API_BASE_URL there is none here');
  const container = createContainer(settings, logger, await makeFolder(settings, logger));
  const store = await container.getAsync(T.store);
  const { publishing, water, waterImport } = store;
  return {
    ...{ clock: container.get(T.clock), publishing, water, waterImport },
    mediaFolder: settings.mediaFolder,
    close: () => store.close(),
  };
}

async function storePorts(container: Container): Promise<Composed> {
  const store = await container.getAsync(T.store);
  const { sites, content, water, feedback, readiness, apiClients } = store;
  return {
    ports: {
      clock: container.get(T.clock),
      media: container.get(T.media),
      sites,
      content,
      water,
      feedback,
      readiness,
      apiClients,
    },
    openSeal: () => container.getAsync(T.seal),
    isEmpty: () => store.publishing.isEmpty(),
    close: () => store.close(),
  };
}

async function departmentApiPorts(container: Container): Promise<Composed> {
  const api = await container.getAsync(T.departmentApi);
  const { sites, content, water, feedback, media, readiness } = api;
  return {
    ports: { clock: container.get(T.clock), sites, content, water, feedback, media, readiness },
    openSeal: () => container.getAsync(T.seal),
    isEmpty: () => Promise.resolve(false),
    close: () => api.close(),
  };
}

function createContainer(settings: Settings, logger: Logger, folder: Folder): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(T.settings).toConstantValue(settings);
  container.bind(T.logger).toConstantValue(logger);
  container.bind(T.clock).toConstantValue(systemClock);
  container.bind(T.folder).toConstantValue(folder);
  container.bind(T.media).toResolvedValue(({ mediaFolder }: Settings) => new FolderMedia(mediaFolder), [T.settings]);
  // Each adapter brings a quarter of the start's modules along, and only one of them is wanted.
  container.bind(T.store).toResolvedValue(
    async ({ DATABASE_URL, dataFolder }: Settings, clock: Clock, log: Logger) => {
      const { openStore } = await import('#adapters/store/openStore.ts');
      const file = join(dataFolder, 'thara.sqlite');
      const where =
        DATABASE_URL === undefined
          ? ({ engine: 'sqlite', file } as const)
          : ({ engine: 'postgres', url: DATABASE_URL } as const);
      return await openStore(where, clock, warnIn(log));
    },
    [T.settings, T.clock, T.logger],
  );
  container.bind(T.departmentApi).toResolvedValue(
    async (
      { API_BASE_URL = '', API_CLIENT_ID = '', API_CLIENT_SECRET = '', dataFolder, mediaCache }: Settings,
      { isWritable }: Folder,
      clock: Clock,
      log: Logger,
    ) => {
      const { openDepartmentApi } = await import('#adapters/department-api/openDepartmentApi.ts');
      return openDepartmentApi({
        baseUrl: API_BASE_URL,
        clientId: API_CLIENT_ID,
        clientSecret: API_CLIENT_SECRET,
        clock,
        warn: warnIn(log),
        staleCopiesFolder: isWritable ? join(dataFolder, 'last-good') : undefined,
        mediaCache: isWritable ? mediaCache : undefined,
        onStale: reportStale,
      });
    },
    [T.settings, T.folder, T.clock, T.logger],
  );
  container
    .bind(T.seal)
    .toResolvedValue(
      async ({ SECRET_KEY, dataFolder }: Settings, { isWritable }: Folder) =>
        new AesGcmSeal(SECRET_KEY ?? (isWritable ? await secretKeyFile(dataFolder) : newSecretKey())),
      [T.settings, T.folder],
    );
  return container;
}

/** A store cannot do without its folder; pages in front of a department's API can, but remember less. */
async function makeFolder({ API_BASE_URL, dataFolder, mediaFolder }: Settings, logger: Logger): Promise<Folder> {
  const folders = API_BASE_URL === undefined ? [dataFolder, mediaFolder] : [dataFolder];
  const says = `the data folder ${dataFolder} cannot be written to (DATA_DIR)`;
  try {
    for (const folder of folders) {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    }
  } catch (cause) {
    if (API_BASE_URL === undefined) throw new Error(says, { cause });
    logger.warn(
      { err: cause },
      `${says}: no media are kept, and a restart will not know the last good answers of the API`,
    );
    return { isWritable: false };
  }
  return { isWritable: true };
}

function warnIn(log: Logger): (message: string, fault?: unknown) => void {
  return (message, fault) => {
    log.warn({ err: fault }, message);
  };
}
