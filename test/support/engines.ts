import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#ports/Clock.ts';
import type { Content } from '#ports/Content.ts';
import type { Feedback } from '#ports/Feedback.ts';
import type { Media } from '#ports/Media.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import type { Sites } from '#ports/Sites.ts';
import type { Water } from '#ports/Water.ts';
import type { WaterImport } from '#ports/WaterImport.ts';
import { openStore, type Store, type StoreSettings } from '#adapters/store/openStore.ts';
import { openOverHttp } from './openOverHttp.ts';
import { isPostgresInstalled, postgresServer } from './postgres.ts';

/** What stands behind the ports that every engine offers. */
export interface Source {
  readonly sites: Sites;
  readonly content: Content;
  readonly water: Water;
  readonly feedback: Feedback;
  /** Of the store behind the ports. */
  readonly waterImport: WaterImport;
  close(): Promise<void>;
}

/** Something that keeps the ports' promises, opened afresh for every case. */
export interface Engine<Opened extends Source = Source> {
  readonly name: string;
  readonly isInstalled: boolean;
  open(archives: readonly SiteArchive[], clock: Clock): Promise<Opened>;
}

/** A store, and another process' view of the same one. */
export interface OpenedStore extends Store {
  /** Opens the same store again, as a second process does; the same object in memory, where there is no second. */
  reopen(): Promise<Store>;
}

export const STORE_ENGINES: readonly Engine<OpenedStore>[] = [
  {
    name: 'SQLite in memory',
    isInstalled: true,
    async open(archives, clock) {
      const store = await openStore({ engine: 'sqlite', file: ':memory:' }, clock, quiet);
      await seed(store, archives);
      return { ...store, reopen: () => Promise.resolve({ ...store, close: () => Promise.resolve() }) };
    },
  },
  {
    name: 'SQLite file',
    isInstalled: true,
    async open(archives, clock) {
      const folder = await mkdtemp(join(tmpdir(), 'thara-store-'));
      const settings = { engine: 'sqlite', file: join(folder, 'thara.sqlite') } as const;
      return openWith(settings, archives, clock, () => rm(folder, { recursive: true }));
    },
  },
  {
    name: 'PostgreSQL',
    isInstalled: isPostgresInstalled(),
    async open(archives, clock) {
      const { url, drop } = await (await postgresServer()).createDatabase();
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
      const store = await openStore({ engine: 'sqlite', file: ':memory:' }, clock, quiet);
      await seed(store, archives);
      const api = await openOverHttp({ ...store, clock, media: NO_MEDIA });
      const close = async () => {
        await api.close();
        await store.close();
      };
      return { ...api, waterImport: store.waterImport, close };
    },
  },
];

const NO_MEDIA: Media = { open: () => Promise.resolve(undefined) };

const ran = new Map<string, number>();

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
    ran.set(engine.name, ran.get(engine.name) ?? 0);
    const isSkipped = !engine.isInstalled && process.env['CI'] !== 'true';
    (isSkipped ? describe.skip : describe)(`${port} on ${engine.name}`, function () {
      this.timeout(30_000);
      if (!engine.isInstalled) before(() => Promise.reject(new Error(`${engine.name} is not installed`)));
      afterEach(function () {
        if (this.currentTest?.state !== undefined) ran.set(engine.name, ran.get(engine.name)! + 1);
      });
      suite(engine);
    });
  }
}

after(() => {
  const counts = [...ran].map(([name, cases]) => `${name} ${cases}`);
  process.stdout.write(`\n  contract cases that ran: ${counts.join(', ')}\n`);
});

async function openWith(
  settings: StoreSettings,
  archives: readonly SiteArchive[],
  clock: Clock,
  remove: () => Promise<void>,
): Promise<OpenedStore> {
  const reopen = () => openStore(settings, clock, quiet);
  const store = await reopen();
  await seed(store, archives);
  const close = async () => {
    await store.close();
    await remove();
  };
  return { ...store, reopen, close };
}

async function seed(store: Store, archives: readonly SiteArchive[]): Promise<void> {
  if (archives.length > 0) await store.publishing.publish(archives, () => undefined);
}

function quiet(): void {
  // What the store warns of is not what a contract is about.
}
