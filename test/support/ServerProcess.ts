import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { waitUntil } from './waitUntil.ts';

const LISTENS = /listens on (http:\S+)/;

/** As docs/operating.md says. */
const BUILT_SERVER = ['--max-semi-space-size=16', '--heap-growing-percent=60', 'dist/server/main.js'];
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' };

/** The built server as a process of its own, for tests and benches that need a real one. */
export class ServerProcess {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #printed: () => string;

  private constructor(child: ChildProcess, origin: string, printed = () => '') {
    this.#child = child;
    this.origin = origin;
    this.#printed = printed;
    const kill = () => child.kill('SIGKILL'); // also when an error ends this process
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
  }

  /**
   * Waits until the process prints where it listens: `… listens on http://…`. Rejects when it stops before.
   *
   * @param environment settings beside those of the test's own environment
   * @param args what Node runs; the built server when left out
   */
  static async start(environment: Readonly<Record<string, string>>, args = BUILT_SERVER): Promise<ServerProcess> {
    const child = spawn(process.execPath, args, {
      env: environmentOf(environment),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = LISTENS.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      });
      child.once('close', (code) => {
        reject(new Error(`the server stopped before it listened (exit code ${String(code)})\n${printed}`));
      });
    });
    // A test that fails before it stops its server must not keep the run from ending.
    child.unref();
    (child.stdout as Socket).unref();
    return new ServerProcess(child, origin, () => printed);
  }

  /**
   * The same on one processor, with an access log that is written to a file: for benches.
   *
   * @param args what Node runs
   */
  static async startPinned(
    processor: string,
    logFile: string,
    environment: Readonly<Record<string, string>>,
    args = BUILT_SERVER,
  ): Promise<ServerProcess> {
    const log = await open(logFile, 'w');
    const child = spawn('taskset', ['-c', processor, process.execPath, ...args], {
      env: environmentOf({ LOG_LEVEL: 'info', ...environment }),
      stdio: ['ignore', log.fd, 'inherit'],
    });
    await log.close();
    let address: string | undefined;
    await waitUntil(async () => {
      if (child.exitCode !== null) throw new Error(`the server stopped before it listened: see ${logFile}`);
      address = LISTENS.exec(await readFile(logFile, 'utf8'))?.[1];
      return address !== undefined;
    });
    return new ServerProcess(child, address!);
  }

  /** What it has printed so far: its log, unless `LOG_LEVEL` is silent. */
  get printed(): string {
    return this.#printed();
  }

  /** Processor time used so far, in milliseconds. */
  async cpuMs(): Promise<number> {
    const stat = await readFile(`/proc/${String(this.#child.pid)}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return ticks * 10; // Linux counts processor time in hundredths of a second
  }

  /** Resident memory in MB. */
  async memoryMb(): Promise<number> {
    const status = await readFile(`/proc/${String(this.#child.pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  }

  /** @returns the exit code */
  async stop(): Promise<number | null> {
    return await this.#end('SIGTERM');
  }

  /** As a person does with Ctrl-C. @returns the exit code */
  async interrupt(): Promise<number | null> {
    return await this.#end('SIGINT');
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const exited = once(this.#child, 'exit');
      this.#child.ref();
      this.#child.kill(signal);
      await exited;
    }
    return this.#child.exitCode;
  }
}

function environmentOf(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const first = 'DATABASE_URL' in environment || 'API_BASE_URL' in environment ? {} : { FIRST_CONTENT: 'content' };
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: '0', DRAIN_SECONDS: '0' };
  return { ...process.env, ...MALLOC, ...settings, ...first, ...environment };
}
