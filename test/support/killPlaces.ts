import { mkdtemp, rm } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreSettings } from '#adapters/store/openStore.ts';
import { isPostgresInstalled, postgresServer } from './postgres.ts';
import { IS_FULL } from './testExtent.ts';

/** A store in which nothing may be lost when its server is killed. */
export interface KillPlace {
  readonly name: string;
  /** How often the server is killed. */
  readonly rounds: number;
  readonly isInstalled: boolean;
  open(): Promise<OpenedPlace>;
}

export interface OpenedPlace {
  readonly store: StoreSettings;
  /** Settings of the server. */
  readonly environment: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  remove(): Promise<void>;
}

export const KILL_PLACES: readonly KillPlace[] = [
  {
    name: 'SQLite',
    rounds: IS_FULL ? 100 : 4,
    isInstalled: true,
    async open() {
      const folder = await newFolder();
      return {
        store: { engine: 'sqlite', file: join(folder, 'thara.sqlite') },
        environment: { DATA_DIR: folder },
        remove: () => rm(folder, { recursive: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    rounds: IS_FULL ? 20 : 2,
    isInstalled: isPostgresInstalled(),
    async open() {
      const folder = await newFolder();
      const { url, drop } = await (await postgresServer()).createDatabase();
      return {
        store: { engine: 'postgres', url },
        environment: { DATA_DIR: folder, DATABASE_URL: url },
        async remove() {
          await drop();
          await rm(folder, { recursive: true });
        },
      };
    },
  },
];

/** With the same seed, the same acts come in the same order, and kills after as many of them. */
export const KILLS_SEED = Number(process.env['KILLS_SEED'] ?? randomInt(2 ** 31));

/** How a connection to a killed server fails. */
export const LOST = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'thara-kills-'));
}
