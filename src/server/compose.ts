import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { FolderAttachments } from '#adapters/attachments/FolderAttachments.ts';
import { sweepInbox } from '#adapters/attachments/sweepInbox.ts';
import { FolderMedia } from '#adapters/files/FolderMedia.ts';
import { makeFolder } from '#adapters/files/makeFolder.ts';
import { SiteMedia } from '#adapters/files/SiteMedia.ts';
import { BufferedLimits } from '#adapters/limits/BufferedLimits.ts';
import { FolderMailer } from '#adapters/mail/FolderMailer.ts';
import { SmtpMailer } from '#adapters/mail/SmtpMailer.ts';
import { AltchaRobotChecks } from '#adapters/robot-check/AltchaRobotChecks.ts';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import { secretKeyFile, newSecretKey } from '#adapters/seal/secretKeyFile.ts';
import type { Store } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { ClamdScan } from '#adapters/virus-scan/ClamdScan.ts';
import type { Settings } from '#config/Settings.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Attachments } from '#ports/Attachments.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Jobs } from '#ports/Jobs.ts';
import type { Mailer } from '#ports/Mailer.ts';
import type { Media } from '#ports/Media.ts';
import type { Outbox } from '#ports/Outbox.ts';
import type { ApiPorts, Ports } from '#ports/Ports.ts';
import type { RobotChecks } from '#ports/RobotChecks.ts';
import type { Seal } from '#ports/Seal.ts';
import { builtInLayouts } from './builtInLayouts.ts';
import { reportStale } from './http/staleness.ts';
import { createPrivately, makePrivate } from './privateFiles.ts';

const SERVICES = {
  settings: Symbol('Settings') as ServiceIdentifier<Settings>,
  logger: Symbol('Logger') as ServiceIdentifier<Logger>,
  clock: Symbol('Clock') as ServiceIdentifier<Clock>,
  media: Symbol('Media') as ServiceIdentifier<Media>,
  attachments: Symbol('Attachments') as ServiceIdentifier<Attachments>,
  store: Symbol('Store') as ServiceIdentifier<Store>,
  departmentApi: Symbol('DepartmentApi') as ServiceIdentifier<DepartmentApi>,
  folder: Symbol('Folder') as ServiceIdentifier<Folder>,
  secretKey: Symbol('secret key') as ServiceIdentifier<string>,
  seal: Symbol('Seal') as ServiceIdentifier<Seal>,
  robotChecks: Symbol('RobotChecks') as ServiceIdentifier<RobotChecks>,
  limits: Symbol('Limits') as ServiceIdentifier<BufferedLimits>,
};

/** Whether the data folder is writable: it may be read-only only where there is no store. */
interface Folder {
  readonly isWritable: boolean;
}

/** The ports and resources of the deployment that the settings describe. */
export interface Composed {
  readonly ports: Ports | ApiPorts;
  /** Whether the parts of pages are read over HTTP. */
  readonly isRemote: boolean;
  /**
   * How long the details and layouts of a site are valid, in seconds: absent where they change only with the version of
   * the site.
   */
  readonly siteLifetimeSeconds?: number;
  /** The id here of the site that `SITE_ID` names at the API; absent where it is the same. */
  readonly idOfRecord?: (record: SiteId) => Promise<SiteId>;
  /** Absent where everything comes from the API tier. */
  readonly store?: Store;
  /** What is done beside requests. Absent where another server has the store. */
  readonly background?: Background;
  /** Seals the cookies of visitors. Creates the key where there is none. */
  openSeal(): Promise<Seal>;
  close(): Promise<void>;
}

export interface Background {
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  /** Deletes messages, attached files, records of mails and spent robot checks whose time is over. */
  sweep(): Promise<void>;
}

/** Dependencies that tests replace. */
export interface Replacements {
  readonly clock?: Clock;
  /** The path of the embedded store, or `:memory:`. */
  readonly storeFile?: string;
}

/** Creates the adapters that the settings choose. Only this module uses the container and the adapters. */
export async function compose(settings: Settings, logger: Logger, replacements?: Replacements): Promise<Composed> {
  const container = createContainer(settings, logger, await prepareFolder(settings, logger), replacements);
  const { apiAreas, hasStore } = settings;
  if (apiAreas.size === 0) return await composeFromStore(container);
  if (!hasStore) return await composeFromApi(container);
  const local = await composeFromStore(container);
  const api = await container.getAsync(SERVICES.departmentApi);
  return {
    ...local,
    ports: { ...local.ports, ...offered(apiAreas, api, local.ports) },
    isRemote: apiAreas.has('content') || apiAreas.has('water'),
    siteLifetimeSeconds: settings.PAGE_CACHE_SECONDS,
    idOfRecord: (record) => api.idOfRecord(record),
    async close() {
      await api.close();
      await local.close();
    },
  };
}

/** The store alone, for commands that need it. Throws where everything comes from the department's API. */
export async function composeStore(
  settings: Settings,
  logger: Logger,
  replacements?: Replacements,
): Promise<ComposedStore> {
  if (!settings.hasStore)
    throw new Error('this command needs the store; with API_BASE_URL and API_OFFERS=everything there is none here');
  return await composeFromStore(createContainer(settings, logger, await prepareFolder(settings, logger), replacements));
}

type ComposedStore = Composed & {
  readonly ports: ApiPorts;
  readonly store: Store;
  readonly background: Background;
};

async function composeFromStore(container: Container): Promise<ComposedStore> {
  const settings = container.get(SERVICES.settings);
  const store = await container.getAsync(SERVICES.store);
  const clock = container.get(SERVICES.clock);
  const attachments = await container.getAsync(SERVICES.attachments);
  const limits = container.get(SERVICES.limits);
  const media = await container.getAsync(SERVICES.media);
  const robotChecks = await container.getAsync(SERVICES.robotChecks);
  return {
    ports: { ...store, clock, media, attachments, limits, robotChecks },
    isRemote: false,
    store,
    background: backgroundOf(settings, store, clock),
    openSeal: () => container.getAsync(SERVICES.seal),
    async close() {
      await limits.close();
      await store.close();
    },
  };
}

function backgroundOf(settings: Settings, store: Store, clock: Clock): Background {
  const { SMTP_URL: server, MAIL_FROM: sender, outboxFolder, submissionsFolder } = settings;
  const folder = new FolderMailer(outboxFolder, sender);
  return {
    jobs: store.jobs,
    outbox: store.outbox,
    mailer: server === undefined || sender === undefined ? folder : new SmtpMailer({ server, sender }),
    async sweep() {
      await sweepInbox(store.attachmentRows, submissionsFolder, clock.now());
      await store.outbox.sweep();
      await store.robotCheckRows.deleteExpired(clock.now());
      await folder.sweep(clock.now());
    },
  };
}

async function composeFromApi(container: Container): Promise<Composed> {
  const api = await container.getAsync(SERVICES.departmentApi);
  const limits = container.get(SERVICES.limits);
  // The calls of the specification alone are no members area.
  const { members: _calls, ...ports } = api;
  return {
    ports: { ...ports, clock: container.get(SERVICES.clock), limits },
    isRemote: true,
    openSeal: () => container.getAsync(SERVICES.seal),
    async close() {
      await limits.close();
      await api.close();
    },
  };
}

/** The ports of the areas that the department's API offers beside a store. */
function offered(areas: Settings['apiAreas'], api: DepartmentApi, local: Ports): Partial<Ports> {
  const { content, media, feedback, inbox, attachments, water } = api;
  return {
    sites: api.sites,
    // An API that is not ours has no versions of its content.
    ...((areas.has('content') || areas.has('water')) && { siteVersions: api.siteVersions }),
    readiness: {
      async check() {
        await Promise.all([local.readiness.check(), api.readiness.check()]);
      },
    },
    ...(areas.has('content') && { content, media, feedback, inbox, attachments }),
    ...(areas.has('water') && { water }),
  };
}

function createContainer(
  settings: Settings,
  logger: Logger,
  folder: Folder,
  { clock = systemClock, storeFile = join(settings.dataFolder, 'thara.sqlite') }: Replacements = {},
): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(SERVICES.settings).toConstantValue(settings);
  container.bind(SERVICES.logger).toConstantValue(logger);
  container.bind(SERVICES.clock).toConstantValue(clock);
  container.bind(SERVICES.folder).toConstantValue(folder);
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
  container.bind(SERVICES.robotChecks).toResolvedValue(
    ({ ROBOT_CHECKS_PER_HOUR: perHour }: Settings, store: Store, limits: BufferedLimits, clock: Clock) =>
      new AltchaRobotChecks(store.robotCheckRows, {
        limits,
        perHour,
        secretKey: () => container.getAsync(SERVICES.secretKey),
        clock,
      }),
    [SERVICES.settings, SERVICES.store, SERVICES.limits, SERVICES.clock],
  );
  // Imported when needed: each of the two is a quarter of all modules at start, and most deployments use only one.
  container.bind(SERVICES.store).toResolvedValue(
    async ({ DATABASE_URL: url }: Settings, clock: Clock, log: Logger) => {
      const { openStore } = await import('#adapters/store/openStore.ts');
      const place =
        url === undefined ? ({ engine: 'sqlite', file: storeFile } as const) : ({ engine: 'postgres', url } as const);
      return await openStore(place, clock, warnIn(log));
    },
    [SERVICES.settings, SERVICES.clock, SERVICES.logger],
  );
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
  container
    .bind(SERVICES.secretKey)
    .toResolvedValue(
      async ({ SECRET_KEY, dataFolder }: Settings, { isWritable }: Folder) =>
        SECRET_KEY ?? (isWritable ? await secretKeyFile(dataFolder) : newSecretKey()),
      [SERVICES.settings, SERVICES.folder],
    );
  container.bind(SERVICES.seal).toResolvedValue((secretKey: string) => new AesGcmSeal(secretKey), [SERVICES.secretKey]);
  container.bind(SERVICES.limits).toResolvedValue(
    (settings: Settings, clock: Clock, log: Logger) =>
      new BufferedLimits({
        secretKey: () => container.getAsync(SERVICES.secretKey),
        openTable: limitTableOf(settings),
        clock,
        warn: warnIn(log),
      }),
    [SERVICES.settings, SERVICES.clock, SERVICES.logger],
  );
  return container;
}

/** A store needs its folder. Pages without a store work without it, but cache less. */
async function prepareFolder({ hasStore, dataFolder, mediaFolder }: Settings, logger: Logger): Promise<Folder> {
  const folders = hasStore ? [dataFolder, mediaFolder] : [dataFolder];
  const problem = `the data folder ${dataFolder} cannot be written to (DATA_DIR)`;
  createPrivately();
  try {
    for (const folder of folders) {
      await makeFolder(folder);
      await access(folder, constants.W_OK);
    }
    await makePrivate(dataFolder, warnIn(logger));
  } catch (cause) {
    if (hasStore) throw new Error(problem, { cause });
    logger.warn(
      { err: cause },
      `${problem}: media are not cached, and stale copies of the API's responses do not survive a restart`,
    );
    return { isWritable: false };
  }
  return { isWritable: true };
}

/** Without a store there is none: the API tier counts for all its websites. */
function limitTableOf({ hasStore, DATABASE_URL: url, dataFolder }: Settings) {
  if (!hasStore) return undefined;
  return async () => {
    const { openLimitTable } = await import('#adapters/limits/openLimitTable.ts');
    const file = join(dataFolder, 'limits.sqlite');
    return await openLimitTable(url === undefined ? { engine: 'sqlite', file } : { engine: 'postgres', url });
  };
}

function warnIn(log: Logger): (message: string, error?: unknown) => void {
  return (message, error) => {
    log.warn({ err: error }, message);
  };
}
