import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** What a step started, found by its process group and by a mark in the environment that all of it inherits. */
export interface ProcessFamily {
  /** Of the first process, which leads a process group of its own. */
  readonly leader: number;
  /** Name of an environment variable that nothing else has. */
  readonly mark: string;
}

interface ProcessStatus {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Processor time in ticks of the kernel. */
  readonly ticks: number;
  readonly isMarked: boolean;
}

const POLL_MS = 50;
/** For a process that was asked to end, on a busy machine, before it is killed. */
const TERMINATION_MS = 5_000;
/** For one that was killed: only the kernel can be late. */
const KILL_MS = 10_000;

/**
 * Ends a family and waits until it is gone: SIGTERM, then SIGKILL.
 *
 * @returns the processes that are still there, which should be none
 */
export async function endFamily(family: ProcessFamily): Promise<readonly number[]> {
  for (const [signal, limit] of [
    ['SIGTERM', TERMINATION_MS],
    ['SIGKILL', KILL_MS],
  ] as const) {
    const signalled = new Set<number>();
    for (let waited = 0; waited < limit; waited += POLL_MS) {
      const alive = membersOf(family);
      if (alive.length === 0) return [];
      // Once each: a second SIGTERM would interrupt what a process does on the first one.
      for (const pid of alive) if (!signalled.has(pid)) sendSignal(pid, signal);
      for (const pid of alive) signalled.add(pid);
      await pause(POLL_MS);
    }
  }
  return membersOf(family);
}

/** For the last moment of a process, which waits for nothing. */
export function killFamily(family: ProcessFamily): void {
  for (const pid of membersOf(family)) sendSignal(pid, 'SIGKILL');
}

/** Processor time of the family's living members, in ticks; undefined where there is no /proc. */
export function ticksOf(family: ProcessFamily): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return findMembers(family).reduce((sum, { ticks }) => sum + ticks, 0);
}

/** Process ids; where there is no /proc to look in, that of the group, which is negative. */
function membersOf(family: ProcessFamily): readonly number[] {
  if (process.platform !== 'linux') return sendSignal(-family.leader, 0) ? [-family.leader] : [];
  return findMembers(family).map(({ pid }) => pid);
}

/**
 * By group, by mark, and by descent: Chromium and detached processes lead groups of their own; PostgreSQL overwrites
 * the environment of its workers.
 */
function findMembers({ leader, mark }: ProcessFamily): readonly ProcessStatus[] {
  const all = readProcesses(mark);
  const members = new Map(
    all.filter(({ group, isMarked }) => isMarked || group === leader).map((each) => [each.pid, each]),
  );
  let known: number;
  do {
    known = members.size;
    for (const each of all) if (members.has(each.parent)) members.set(each.pid, each);
  } while (members.size > known);
  return [...members.values()];
}

/** All living processes of the machine. */
function readProcesses(mark: string): readonly ProcessStatus[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readProcFile(`/proc/${pid}/stat`);
      // The second field is the program's name, which may contain anything.
      const [state, parent, group, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === undefined || state === '' || state === 'Z' || state === 'X') return [];
      const ticks = Number(rest[8]) + Number(rest[9]);
      const isMarked = readProcFile(`/proc/${pid}/environ`).includes(`${mark}=`);
      return [{ pid: Number(pid), parent: Number(parent), group: Number(group), ticks, isMarked }];
    });
}

/** Empty when the process has ended meanwhile, or belongs to somebody else. */
function readProcFile(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/** @returns false when it has ended meanwhile */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
