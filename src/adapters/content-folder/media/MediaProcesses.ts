import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { OUT_OF_MEMORY, type MediaJob, type MediaLimits, type MediaReply } from './MediaJob.ts';

/** More would only wait for the processors, each with its memory. */
const MAX_PROCESSES = Math.min(4, availableParallelism());

/** A process ended by itself in the middle of its work. */
export class ProcessEnded extends Error {}

/**
 * Works on pictures and PDF files in processes of their own. A drawing of a few lines can keep its renderer busy for
 * minutes, with gigabytes of memory, and nothing but the end of the process stops that renderer. Processes are started
 * when they are needed and reused; idle ones do not keep this process running, and end with it.
 */
export class MediaProcesses {
  readonly #limits: MediaLimits;
  readonly #idle: ChildProcess[] = [];
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: MediaLimits) {
    this.#limits = limits;
  }

  /** Why a picture is refused whose work was ended, for its author. */
  get tooCostlyReason(): string {
    const { seconds, megabytes } = this.#limits;
    return `takes more than ${seconds} seconds or ${megabytes} MB to render: use a simpler picture, or save it as PNG`;
  }

  /** 'tooCostly' when the job was ended because it reached a limit. */
  async run(job: MediaJob): Promise<MediaReply | 'tooCostly'> {
    if (this.#running >= MAX_PROCESSES) await new Promise<void>((go) => this.#waiting.push(go));
    this.#running++;
    try {
      const child = this.#idle.pop() ?? this.#start();
      setKeepsRunning(child, true);
      const reply = await this.#replyOf(child, job);
      setKeepsRunning(child, false);
      if (reply !== 'tooCostly') this.#idle.push(child);
      return reply;
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, [String(this.#limits.megabytes)], {
      execArgv: [], // not this process's: loaders and inspectors are not needed there
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      const place = this.#idle.indexOf(child);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    return child;
  }

  #replyOf(child: ChildProcess, job: MediaJob): Promise<MediaReply | 'tooCostly'> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, this.#limits.seconds * 1000);
      const end = () => {
        clearTimeout(timer);
        child.off('message', onReply).off('exit', onExit).off('error', onError);
      };
      const onReply = (reply: MediaReply) => {
        end();
        resolve(reply);
      };
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        end();
        if (isLate || code === OUT_OF_MEMORY) resolve('tooCostly');
        else
          reject(
            new ProcessEnded(`the process that works on pictures ended (${signal ?? `exit code ${String(code)}`})`),
          );
      };
      const onError = (error: Error) => {
        end();
        reject(error);
      };
      child.on('message', onReply).on('exit', onExit).on('error', onError);
      child.send(job);
    });
  }
}

function setKeepsRunning(child: ChildProcess, keeps: boolean): void {
  if (keeps) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Beside this file in the sources; an entry of its own in the bundle, whose shared files are one folder below. */
const PROGRAM =
  ['./mediaProgram.ts', './mediaProgram.js', '../mediaProgram.js']
    .map((name) => fileURLToPath(new URL(name, import.meta.url)))
    .find((path) => existsSync(path)) ?? 'mediaProgram.js';

/** Ample for a photograph of 100 million pixels. */
export const mediaProcesses = new MediaProcesses({ seconds: 30, megabytes: 1000 });
