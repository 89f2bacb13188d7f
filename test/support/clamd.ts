import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from './waitUntil.ts';

/** Where Debian has it. */
const PROGRAM = '/usr/sbin/clamd';
/** The only virus that the test's clamd knows. */
export const TEST_VIRUS = 'Thara-virus-for-tests';

export interface Clamd {
  /** The path of its socket. */
  readonly socket: string;
  stop(): Promise<void>;
}

export function isClamdInstalled(): boolean {
  return existsSync(PROGRAM);
}

/** Starts clamd with a signature of our own. */
export async function startClamd(maxStreamBytes: number): Promise<Clamd> {
  const folder = await mkdtemp(join(tmpdir(), 'thara-clamd-'));
  const socket = join(folder, 'clamd.ctl');
  const signatures = join(folder, 'signatures');
  await mkdir(signatures);
  // Name, any type of file, anywhere in it, bytes (docs.clamav.net, 'Content-based signatures').
  await writeFile(join(signatures, 'test.ndb'), `Thara.Test:0:*:${Buffer.from(TEST_VIRUS).toString('hex')}\n`);
  const settings = {
    Foreground: 'yes',
    LocalSocket: socket,
    DatabaseDirectory: signatures,
    StreamMaxLength: maxStreamBytes,
  };
  const file = join(folder, 'clamd.conf');
  await writeFile(
    file,
    Object.entries(settings)
      .map(([name, setting]) => `${name} ${setting}\n`)
      .join(''),
  );
  const child = spawn(PROGRAM, ['--config-file', file], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  await waitUntil(() => {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`);
    return accepts(socket);
  });
  return {
    socket,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/** A socket is there for a moment before it accepts connections. */
async function accepts(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
