import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Attachments } from '#ports/Attachments.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Complaints } from '#ports/complaints/Complaints.ts';
import type { HeadPublishing } from '#ports/complaints/HeadPublishing.ts';
import type { LedgerHeads } from '#ports/complaints/LedgerHeads.ts';
import type { InboxDesk } from '#ports/InboxDesk.ts';
import type { Media } from '#ports/Media.ts';
import type { MemberPorts } from '#ports/members/MemberPorts.ts';
import type { Outbox } from '#ports/Outbox.ts';
import type { SourcePorts } from '#ports/Ports.ts';
import type { RobotChecks } from '#ports/RobotChecks.ts';
import type { TipDesk } from '#ports/TipDesk.ts';
import type { Tips } from '#ports/Tips.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import type { WaterImport } from '#ports/WaterImport.ts';
import { FolderTips } from '#adapters/tips/FolderTips.ts';
import { openStore, type Store, type StoreSettings } from '#adapters/store/openStore.ts';
import { builtInLayouts } from '#server/builtInLayouts.ts';
import { both, siteDetails } from './builders.ts';
import { fastFolder } from './fastFolder.ts';
import { openOverHttp } from './openOverHttp.ts';
import { quickHasher } from './memberBuilders.ts';
import { isPostgresInstalled, postgresServer } from './postgres.ts';
import { newSubmissionsFolder, testAttachments } from './testAttachments.ts';
import { testClock } from './testClock.ts';
import { memoryLimits } from './memoryLimits.ts';
import { IS_FULL } from './testExtent.ts';
import { testRobotChecks } from './testRobotChecks.ts';

/** What stands behind the ports that every engine offers. */
export interface Source extends SourcePorts {
  /** Of the store behind the ports. */
  readonly waterImport: WaterImport;
  readonly inboxDesk: InboxDesk;
  readonly outbox: Outbox;
  readonly attachments: Attachments;
  readonly robotChecks: RobotChecks;
  readonly members: MemberPorts;
  readonly complaints: Complaints;
  readonly ledgerHeads: LedgerHeads;
  readonly headPublishing: HeadPublishing;
  readonly sealedTips: Tips;
  /** Of the server that has the sealed tips, in the folder beside. */
  readonly tipDesk: TipDesk;
  readonly tipsFolder: string;
  /** Of the server that saves attached files. */
  readonly submissionsFolder: string;
  /** Deletes attached files that were not claimed in time. */
  sweep(): Promise<void>;
  /** Takes the store away from under the ports. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

/** Something that keeps the ports' promises, opened afresh for every case. */
export interface Engine<Opened extends Source = Source> {
  readonly name: string;
  readonly isInstalled: boolean;
  open(archives: readonly SiteArchive[], clock: Clock): Promise<Opened>;
}

/** A store, and another process' view of the same one. */
export interface OpenedStore extends Store, Source {
  readonly sites: Store['sites'];
  readonly ledgerHeads: Store['ledgerHeads'];
  /** Opens the same store again, as a second process does; the same object in memory, where there is no second. */
  reopen(): Promise<Store>;
}

/** What other tests use; it repeats what a file promises. */
const SQLITE_IN_MEMORY: Engine<OpenedStore> = {
  name: 'SQLite in memory',
  isInstalled: true,
  async open(archives, clock) {
    const members = memberSettings();
    const store = closedOnce(await openStore({ engine: 'sqlite', file: ':memory:' }, clock, quiet, members));
    await seed(store, archives);
    const reopen = () => Promise.resolve({ ...store, close: () => Promise.resolve() });
    return withFiles({ ...store, reopen, breakDown: store.close }, clock, members);
  },
};

export const STORE_ENGINES: readonly Engine<OpenedStore>[] = [
  ...(IS_FULL ? [SQLITE_IN_MEMORY] : []),
  {
    name: 'SQLite file',
    isInstalled: true,
    async open(archives, clock) {
      const folder = await mkdtemp(join(fastFolder(), 'thara-store-'));
      const settings = { engine: 'sqlite', file: join(folder, 'thara.sqlite') } as const;
      return openWith(settings, archives, clock, () => rm(folder, { recursive: true }));
    },
  },
  {
    name: 'PostgreSQL',
    isInstalled: isPostgresInstalled(),
    async open(archives, clock) {
      const { url, drop } = await (await postgresServer()).createDatabase(createTables);
      return openWith({ engine: 'postgres', url }, archives, clock, drop);
    },
  },
];

/** Engines for the ports that a department's own API serves as well. */
export const ENGINES: readonly Engine[] = [
  ...STORE_ENGINES,
  {
    name: 'got → API → SQLite',
    isInstalled: true,
    async open(archives, clock) {
      const settings = memberSettings();
      const store = closedOnce(await openStore({ engine: 'sqlite', file: ':memory:' }, clock, quiet, settings));
      await seed(store, archives);
      const { inboxDesk, outbox, waterImport, tipDesk, tipsFolder, headPublishing, ...files } = withFiles(
        store,
        clock,
        settings,
      );
      const { attachments, robotChecks } = files;
      const limits = memoryLimits(clock);
      const { members, complaints, sealedTips, ledgerHeads, ...api } = await openOverHttp({
        ...store,
        clock,
        media: NO_MEDIA,
        attachments,
        limits,
        robotChecks,
        sealedTips: files.sealedTips,
      });
      const close = async () => {
        await api.close();
        await files.close();
      };
      const { submissionsFolder, sweep } = files;
      if (members === undefined || complaints === undefined || sealedTips === undefined || ledgerHeads === undefined)
        throw new Error('the API tier has no members area, no complaints, or no tips');
      return {
        ...api,
        members,
        complaints,
        sealedTips,
        ledgerHeads,
        headPublishing,
        tipDesk,
        tipsFolder,
        inboxDesk,
        outbox,
        waterImport,
        submissionsFolder,
        sweep,
        breakDown: store.close,
        close,
      };
    },
  },
];

/** The sites of an API that has other ids for them, beside a store, which has everything else. */
export const SITES_FROM_API: Engine = {
  name: 'sites by API, rest by SQLite',
  isInstalled: true,
  async open(archives, clock) {
    const there = closedOnce(
      await openStore({ engine: 'sqlite', file: ':memory:' }, clock, quiet, { hasher: quickHasher }),
    );
    await seed(there, archives.map(withOtherId));
    const { attachments, robotChecks, sealedTips, close: closeThere } = withFiles(there, clock);
    const here = await openStore({ engine: 'sqlite', file: ':memory:' }, clock, quiet, { hasher: quickHasher });
    await seed(here, archives.map(withoutDetails));
    const { close: closeHere, ...local } = withFiles(here, clock);
    const filling = { own: here.sites, defaults: {}, builtInLayouts: builtInLayouts() };
    const api = await openOverHttp(
      { ...there, clock, media: NO_MEDIA, attachments, limits: memoryLimits(clock), robotChecks, sealedTips },
      { other: { filling, offersContent: false, fixedRecord: undefined, members: undefined } },
    );
    const close = async () => {
      await api.close();
      await Promise.all([closeThere(), closeHere()]);
    };
    return { ...local, sites: api.sites, readiness: api.readiness, breakDown: there.close, close };
  },
};

function withOtherId(archive: SiteArchive): SiteArchive {
  const { details } = archive;
  return { ...archive, details: { ...details, id: `record-${details.id}` as SiteId } };
}

/** What the API tells is left out, so that it is seen to come from there; pictures it does not serve. */
function withoutDetails({ details: { id }, layouts, ...archive }: SiteArchive): SiteArchive {
  const bare = (layout: SiteLayout) => ({ ...layout, tasks: [], menu: [], footer: [] });
  return {
    ...archive,
    details: siteDetails({ id, name: both('ในโฟลเดอร์', 'In the folder') }),
    layouts: { th: bare(layouts.th), en: bare(layouts.en) },
  };
}

const NO_MEDIA: Media = { open: () => Promise.resolve(undefined) };

/** Cases that ran, by port and engine. */
const ran = new Map<string, Map<string, number>>();

/**
 * Runs a port's suite on every engine. One that is not installed is skipped where people work and fails where `CI` is
 * set: there, a promise that was not tried is not kept.
 */
export function onEveryEngine<Opened extends Source>(
  port: string,
  engines: readonly Engine<Opened>[],
  suite: (engine: Engine<Opened>) => void,
): void {
  for (const engine of engines) {
    const isSkipped = !engine.isInstalled && process.env['CI'] !== 'true';
    (isSkipped ? describe.skip : describe)(`${port} on ${engine.name}`, () => {
      if (!engine.isInstalled) before(() => Promise.reject(new Error(`${engine.name} is not installed`)));
      if (!isSkipped) countCases(port, engine.name);
      suite(engine);
    });
  }
}

/** Counts what runs of the suite that is being described: it has to be as much on each engine of the port. */
export function countCases(port: string, engine: string): void {
  const ofPort = ran.get(port) ?? new Map<string, number>();
  ran.set(port, ofPort.set(engine, 0));
  afterEach(function () {
    if (this.currentTest?.state !== undefined) ofPort.set(engine, ofPort.get(engine)! + 1);
  });
}

after(() => {
  const lines = [...ran].map(([port, ofPort]) => {
    const counts = [...ofPort].map(([engine, cases]) => `${engine} ${cases}`);
    return `    ${port}: ${counts.join(', ')}\n`;
  });
  process.stdout.write(`\n  contract cases that ran:\n${lines.join('')}`);
  const uneven = [...ran].filter(([, ofPort]) => new Set(ofPort.values()).size > 1).map(([port]) => port);
  if (uneven.length > 0) throw new Error(`not as many cases ran on each engine: ${uneven.join(', ')}`);
});

async function openWith(
  settings: StoreSettings,
  archives: readonly SiteArchive[],
  clock: Clock,
  remove: () => Promise<void>,
): Promise<OpenedStore> {
  const members = memberSettings();
  const reopen = () => openStore(settings, clock, quiet, members);
  const store = closedOnce(await reopen());
  await seed(store, archives);
  const close = async () => {
    await store.close();
    await remove();
  };
  return withFiles({ ...store, reopen, breakDown: store.close, close }, clock, members);
}

function memberSettings() {
  return { hasher: quickHasher, folders: { submissions: newSubmissionsFolder() } };
}

/** The store with folders for attached files and for tips, which are deleted when it is closed. */
function withFiles<S extends Store>(
  store: S,
  clock: Clock,
  { folders }: Partial<ReturnType<typeof memberSettings>> = {},
) {
  const { remove, ...files } = testAttachments(store, clock, folders?.submissions);
  const tipsFolder = `${files.submissionsFolder}-tips`;
  const tips = new FolderTips(store.tipRows, tipsFolder, clock);
  const close = async () => {
    await store.close();
    await remove();
    await rm(tipsFolder, { recursive: true, force: true });
  };
  const robotChecks = testRobotChecks(store, clock);
  return {
    ...store,
    ...files,
    robotChecks,
    sealedTips: tips,
    tipDesk: tips,
    tipsFolder,
    headPublishing: store.ledgerHeads,
    close,
  };
}

/** Once for all cases, each of which starts with a copy: the migrations take longer than most cases. */
async function createTables(url: string): Promise<void> {
  const store = await openStore({ engine: 'postgres', url }, testClock(), quiet);
  await store.jobs.wake('mail'); // creates the tables of the queue
  await store.close();
}

/** A case may take its store away; at its end it is closed all the same. */
function closedOnce(store: Store): Store {
  let closed: Promise<void> | undefined;
  return { ...store, close: () => (closed ??= store.close()) };
}

async function seed(store: Store, archives: readonly SiteArchive[]): Promise<void> {
  if (archives.length > 0) await store.publishing.publish(archives, () => undefined);
}

function quiet(): void {
  // What the store warns of is not what a contract is about.
}
