import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { fastFolder } from './fastFolder.ts';

/** Where Debian puts every major version's programs. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 60_000;
const MAX_DUMP_BYTES = 512 * 1_048_576;
const STOP_TIMEOUT_MS = 10_000;
const USER = 'thara';
/** The database that PostgreSQL copies when it creates one. */
const EMPTY = 'template1';
/** Nobody connects from elsewhere, and nothing has to survive a crash. */
const SETTINGS = [
  'listen_addresses=',
  'max_connections=60',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];
/** Nothing here is worth a checkpoint. */
const IMMEDIATE_SHUTDOWN = 'SIGQUIT';

/** A PostgreSQL server of this process alone, with its files in memory or a temporary folder, gone when the process is. */
export interface PostgresServer {
  /** A new database: empty, or a copy of one that `prepare` filled when it was passed for the first time. */
  createDatabase(prepare?: PrepareDatabase): Promise<PostgresDatabase>;
  /** Stops all its processes without ending them: connections stay open, and nothing responds. */
  freeze(): void;
  /** Its files, the write-ahead log among them. */
  readonly folder: string;
  thaw(): void;
}

/** Leaves no connection open: a database in use cannot be copied. */
export type PrepareDatabase = (url: string) => Promise<void>;

export interface PostgresDatabase {
  readonly url: string;
  /** A copy as it is now. Nobody may be connected. */
  copy(): Promise<PostgresDatabase>;
  /** What `pg_dump` writes. */
  dump(): Buffer;
  drop(): Promise<void>;
}

export function isPostgresInstalled(): boolean {
  return programsFolder() !== undefined;
}

let server: Promise<PostgresServer> | undefined;

/** The server, started when somebody first asks for it. */
export function postgresServer(): Promise<PostgresServer> {
  return (server ??= startServer());
}

async function startServer(): Promise<PostgresServer> {
  const programs = programsFolder();
  if (programs === undefined) throw new Error(`no PostgreSQL under ${DEBIAN_FOLDER}`);
  const folder = mkdtempSync(join(fastFolder(), 'thara-postgres-'));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const privileges = privilegesOf(owner);
  const data = join(folder, 'data');
  const layout = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync('setpriv', [...privileges, join(programs, 'initdb'), ...layout], { stdio: 'pipe', cwd: folder });
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`];
  const start = [...privileges, join(programs, 'postgres'), '-D', data, ...settings.flatMap((each) => ['-c', each])];
  const child = spawn('setpriv', start, { stdio: 'ignore', cwd: folder });
  // The run ends when its tests do, and the server with it; an interrupted run leaves nothing behind either.
  child.unref();
  process.once('exit', () => {
    child.kill('SIGCONT'); // a frozen one would not end
    child.kill(IMMEDIATE_SHUTDOWN);
    waitWhile(() => existsSync(join(data, 'postmaster.pid')));
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const urlOf = (database: string) => `postgres://${USER}@/${database}?host=${encodeURIComponent(folder)}`;
  await waitUntilConnectable(child, urlOf('postgres'));
  // An idle connection does not keep this process running.
  const administrator = new Pool({ connectionString: urlOf('postgres'), max: 2, allowExitOnIdle: true });
  const { rows } = await administrator.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  // Copied files include PostgreSQL's cache of its catalogue; the other strategy, the usual one since version 15, takes
  // four times as long until a database has answered its first query.
  const strategy = rows[0]!.version < 150_000 ? '' : 'strategy file_copy';
  const create = async (template: string) => {
    const name = `t_${randomUUID().replaceAll('-', '')}`;
    await administrator.query(`create database ${name} template ${template} ${strategy}`);
    return name;
  };
  const database = (name: string): PostgresDatabase => ({
    url: urlOf(name),
    copy: async () => database(await create(name)),
    dump: () => execFileSync(join(programs, 'pg_dump'), [urlOf(name)], { maxBuffer: MAX_DUMP_BYTES }),
    async drop() {
      await administrator.query(`drop database ${name} with (force)`);
    },
  });
  const templates = new Map<PrepareDatabase, Promise<string>>();
  const prepareTemplate = async (prepare: PrepareDatabase) => {
    const name = await create(EMPTY);
    await prepare(urlOf(name));
    return name;
  };
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
    for (const pid of [String(child.pid), ...children]) if (pid !== '') process.kill(Number(pid), signal);
  };
  return {
    folder,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async createDatabase(prepare) {
      if (prepare !== undefined && !templates.has(prepare)) templates.set(prepare, prepareTemplate(prepare));
      return database(await create(prepare === undefined ? EMPTY : await templates.get(prepare)!));
    },
  };
}

// Blocks: a process that exits waits for no promise.
function waitWhile(condition: () => boolean): void {
  const giveUpAt = performance.now() + STOP_TIMEOUT_MS;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (condition() && performance.now() < giveUpAt) Atomics.wait(nothing, 0, 0, 10);
}

async function waitUntilConnectable(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (fault) {
      if (child.exitCode !== null || performance.now() > giveUpAt) throw fault;
      await pause(50);
    }
  }
}

// `pdeathsig`: should this process be killed outright, the server ends as well.
function privilegesOf(owner: { readonly uid: number; readonly gid: number } | undefined): readonly string[] {
  const change = owner === undefined ? [] : [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  return [...change, '--pdeathsig', IMMEDIATE_SHUTDOWN.slice('SIG'.length)];
}

function unprivilegedUser(): { readonly uid: number; readonly gid: number } {
  const idOf = (option: string) => {
    for (const user of ['postgres', 'nobody']) {
      try {
        return Number(execFileSync('id', [option, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
      } catch {
        continue;
      }
    }
    throw new Error('neither a user postgres nor a user nobody');
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function programsFolder(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const newest = readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one));
  return newest.map((major) => join(DEBIAN_FOLDER, major, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
}
