import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { sweepInbox } from '#adapters/attachments/sweepInbox.ts';
import type { DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import { headKeyFile } from '#adapters/ledger/headKeyFile.ts';
import { headSigner } from '#adapters/ledger/headSigner.ts';
import { FolderMailer } from '#adapters/mail/FolderMailer.ts';
import { SmtpMailer } from '#adapters/mail/SmtpMailer.ts';
import { FolderRetention } from '#adapters/retention/FolderRetention.ts';
import type { Store } from '#adapters/store/openStore.ts';
import { FolderTips } from '#adapters/tips/FolderTips.ts';
import { sweepTips } from '#adapters/tips/sweepTips.ts';
import type { Settings } from '#config/Settings.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Jobs } from '#ports/Jobs.ts';
import type { Mailer } from '#ports/Mailer.ts';
import type { Outbox } from '#ports/Outbox.ts';
import type { ApiPorts, Ports } from '#ports/Ports.ts';
import type { Retention } from '#ports/Retention.ts';
import type { Seal } from '#ports/Seal.ts';
import type { TipDesk } from '#ports/TipDesk.ts';
import { createContainer, type Replacements } from './composition/createContainer.ts';
import { openIdentityProviders } from './composition/openIdentityProviders.ts';
import { openTipPorts } from './composition/openTipPorts.ts';
import { readReplyTemplates } from './composition/readReplyTemplates.ts';
import { SERVICES } from './composition/services.ts';

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
  /**
   * Seals the cookies of visitors. Creates the key where there is none, and makes it that of the store; rejects where the
   * store has another one.
   */
  openSeal(): Promise<Seal>;
  close(): Promise<void>;
}

export interface Background {
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly retention: Retention;
  /**
   * Deletes what people have sent, attached files, records of mails, spent robot checks and what members left whose time is
   * over; and adds the times of recurring events when a year begins.
   */
  sweep(): Promise<void>;
  /** Publishes today's heads of the ledger of complaints. Creates the key that signs them where there is none. */
  publishHeads(): Promise<void>;
  /** Makes the index of the search anew where it is out of date, and copies the numbers of page views into it. */
  maintainSearch(signal: AbortSignal): Promise<void>;
  /** Adds the invented readings of reservoirs until yesterday, where the site is a sample. */
  continueSample(): Promise<void>;
}

/** Chooses the adapters for the settings. */
export async function compose(settings: Settings, logger: Logger, replacements?: Replacements): Promise<Composed> {
  const container = await createContainer(settings, logger, replacements);
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
  return await composeFromStore(await createContainer(settings, logger, replacements));
}

type ComposedStore = Composed & {
  readonly ports: ApiPorts;
  readonly store: Store;
  readonly tipDesk: TipDesk;
  readonly background: Background;
};

async function composeFromStore(container: Container): Promise<ComposedStore> {
  const settings = container.get(SERVICES.settings);
  const clock = container.get(SERVICES.clock);
  const store = await container.getAsync(SERVICES.store);
  const erased = await store.memberRecords.eraseAgain();
  if (erased > 0)
    container.get(SERVICES.logger).warn({ erased }, 'an older copy of the store had erased data in it: erased again');
  const attachments = await container.getAsync(SERVICES.attachments);
  const limits = container.get(SERVICES.limits);
  const media = await container.getAsync(SERVICES.media);
  const sealedTips = new FolderTips(store.tipRows, settings.tipsFolder, clock);
  const tips = await openTipPorts(container, sealedTips);
  const robotChecks = await container.getAsync(SERVICES.robotChecks);
  const { COMPLAINT_REPLIES: replies } = settings;
  const replyTemplates = replies === undefined ? [] : await readReplyTemplates(replies);
  const identityProviders = await openIdentityProviders(container);
  return {
    ports: {
      ...{ ...store, clock, media, attachments, limits, robotChecks, sealedTips, replyTemplates },
      ...(identityProviders !== undefined && { identityProviders }),
      ...(tips !== undefined && { tips }),
    },
    isRemote: false,
    store,
    tipDesk: sealedTips,
    background: backgroundOf(settings, store, clock),
    async openSeal() {
      await store.secretKey.save(await container.getAsync(SERVICES.secretKey), settings.SECRET_KEY_REPLACES);
      return await container.getAsync(SERVICES.seal);
    },
    async close() {
      await limits.close();
      await store.close();
    },
  };
}

function backgroundOf(settings: Settings, store: Store, clock: Clock): Background {
  const { SMTP_URL: server, MAIL_FROM: sender, outboxFolder, submissionsFolder } = settings;
  const folder = new FolderMailer(outboxFolder, sender);
  const { keptDays: days, tipsFolder } = settings;
  const retention = new FolderRetention(store.retentionRows, { days, submissionsFolder, tipsFolder, clock });
  return {
    async publishHeads() {
      await store.ledgerHeads.publishHeads(headSigner(await headKeyFile(settings.ledgerKeyFile)));
    },
    async maintainSearch(signal) {
      await store.searchIndex.rebuildIfOutdated(signal);
      await store.searchIndex.copyHits();
    },
    async continueSample() {
      await store.sampleWater.continue();
    },
    jobs: store.jobs,
    outbox: store.outbox,
    mailer: server === undefined || sender === undefined ? folder : new SmtpMailer({ server, sender }),
    retention,
    async sweep() {
      await retention.apply();
      await sweepInbox(store.attachmentRows, submissionsFolder, clock.now());
      await sweepTips(store.tipRows, tipsFolder, clock.now());
      await store.outbox.sweep();
      await store.memberRecords.sweep();
      await store.robotCheckRows.deleteExpired(clock.now());
      await folder.sweep(clock.now());
      await store.recurringEvents.continue();
    },
  };
}

async function composeFromApi(container: Container): Promise<Composed> {
  const api = await container.getAsync(SERVICES.departmentApi);
  const tips = await openTipPorts(container, api.sealedTips);
  const limits = container.get(SERVICES.limits);
  const identityProviders = await openIdentityProviders(container);
  return {
    ports: {
      ...{ ...api, clock: container.get(SERVICES.clock), limits },
      ...(identityProviders !== undefined && { identityProviders }),
      ...(tips !== undefined && { tips }),
    },
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
  const { content, search, calendar, media, feedback, inbox, attachments, water, otherMembers } = api;
  const members = otherMembers && local.members && { ...otherMembers, newsletter: local.members.newsletter };
  return {
    sites: api.sites,
    // An API that is not ours has no versions of its content.
    ...((areas.has('content') || areas.has('water')) && { siteVersions: api.siteVersions }),
    readiness: {
      async check() {
        await Promise.all([local.readiness.check(), api.readiness.check()]);
      },
    },
    // Complaints stay in the store, with their files.
    ...(areas.has('content') && {
      ...{ content, search, calendar, media, feedback, inbox, attachments },
      complaintAttachments: local.attachments,
    }),
    ...(areas.has('water') && { water }),
    ...(members && { members }),
  };
}
