import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Where Debian puts every major version's programs. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_PATIENCE_MS = 15_000;
const STOP_PATIENCE_MS = 3000;
const USER = 'thara';
/** Nothing here is worth a checkpoint. */
const IMMEDIATE_SHUTDOWN = 'SIGQUIT';

/** A PostgreSQL server of this process alone, in the system's folder for temporary files, gone when the process is. */
export interface PostgresServer {
  /** A new, empty database. */
  createDatabase(): Promise<PostgresDatabase>;
}

export interface PostgresDatabase {
  readonly url: string;
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
  const folder = mkdtempSync(join(tmpdir(), 'thara-postgres-'));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const privileges = privilegesOf(owner);
  const data = join(folder, 'data');
  const layout = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync('setpriv', [...privileges, join(programs, 'initdb'), ...layout], { stdio: 'pipe', cwd: folder });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=60'];
  const start = [...privileges, join(programs, 'postgres'), '-D', data, ...settings.flatMap((each) => ['-c', each])];
  const child = spawn('setpriv', start, { stdio: 'ignore', cwd: folder });
  // The run ends when its tests do, and the server with it; an interrupted run leaves nothing behind either.
  child.unref();
  process.once('exit', () => {
    child.kill(IMMEDIATE_SHUTDOWN);
    waitWhile(() => existsSync(join(data, 'postmaster.pid')));
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const urlOf = (database: string) => `postgres://${USER}@/${database}?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(child, urlOf('postgres'));
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    async createDatabase() {
      const name = `t_${randomUUID().replaceAll('-', '')}`;
      await administer(`create database ${name}`);
      return { url: urlOf(name), drop: () => administer(`drop database ${name} with (force)`) };
    },
  };
}

// Blocks: a process that exits waits for no promise.
function waitWhile(condition: () => boolean): void {
  const giveUpAt = performance.now() + STOP_PATIENCE_MS;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (condition() && performance.now() < giveUpAt) Atomics.wait(nothing, 0, 0, 10);
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = performance.now() + START_PATIENCE_MS;
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
