import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endFamily, killFamily, ticksOf } from './processes.ts';
import type { Step, StepResult } from './Step.ts';
import { readTestSummary, type TestSummary } from './testEvents.ts';

export interface RunOptions {
  /** Receives all that the step prints. */
  readonly write: (chunk: Uint8Array) => void;
  /** How long a step may print nothing before it counts as hung. */
  readonly silenceLimitMs: number;
  /** Interrupts the step; its reason is a text that says why. */
  readonly signal: AbortSignal;
  /** Where the results of mocha may be written. */
  readonly folder: string;
}

const REPORTER = './test/runner/ResultReporter.ts';
/** For the rest of the output once every process has ended. */
const CLOSE_LIMIT_MS = 2_000;

/**
 * Runs a step in a process group of its own. Whatever it started has ended when this returns, however the step ended:
 * by itself, by an interruption, or because it hung.
 */
export async function runStep(step: Step, { write, silenceLimitMs, signal, folder }: RunOptions): Promise<StepResult> {
  const startedAt = Date.now();
  const resultsFile = join(folder, `${step.name}.jsonl`);
  const reporter = ['--reporter', REPORTER, '--reporter-option', `results=${resultsFile}`];
  const mark = `TEST_STEP_${randomUUID().replaceAll('-', '_')}`;
  const child = spawn(step.command, [...step.args, ...(step.testFolders === undefined ? [] : reporter)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Programs print no colours into a pipe unless they are told to.
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...step.environment, [mark]: '1' },
    detached: true,
  });
  const family = { leader: child.pid ?? Number.NaN, mark };
  const killAll = () => killFamily(family);
  process.once('exit', killAll);
  const closed = once(child, 'close').catch(() => undefined);

  const outcome = Promise.withResolvers<string | undefined>();
  child.once('error', ({ message }) => outcome.resolve(message));
  child.once('exit', (code, signalName) =>
    outcome.resolve(code === 0 ? undefined : `ended with ${signalName ?? code}`),
  );
  const interrupt = () => outcome.resolve(String(signal.reason));
  signal.addEventListener('abort', interrupt);
  if (signal.aborted) interrupt();
  let ticks: number | undefined = 0;
  const silence = setTimeout(() => {
    const ticksNow = ticksOf(family);
    if (step.isQuiet === true && ticksNow !== ticks) silence.refresh();
    else outcome.resolve(`printed nothing for ${silenceLimitMs / 1000} s`);
    ticks = ticksNow;
  }, silenceLimitMs);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      silence.refresh();
      write(chunk);
    });

  const failure = await outcome.promise;
  clearTimeout(silence);
  signal.removeEventListener('abort', interrupt);
  const survivors = await endFamily(family);
  process.off('exit', killAll);
  await Promise.race([closed, pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();

  const tests = step.testFolders && (await readTestSummary(resultsFile, startedAt));
  const failures = [
    ...(failure === undefined ? foldersWithoutTests(step, tests) : [failure]),
    ...(failure !== undefined && tests?.running !== undefined ? [`while it ran: ${tests.running}`] : []),
    ...(survivors.length > 0 ? [`could not end the processes ${survivors.join(', ')}`] : []),
  ];
  return { name: step.name, ms: Date.now() - startedAt, failures, ...(tests && { tests }) };
}

/** A folder of which no test ran is a fault that nothing else would report. */
function foldersWithoutTests({ testFolders = [] }: Step, tests: TestSummary | undefined): string[] {
  const empty = testFolders.filter((name) => {
    const { passed, failed } = tests?.folders[name] ?? { passed: 0, failed: 0 };
    return passed + failed === 0;
  });
  return empty.length === 0 ? [] : [`no test ran in ${empty.map((name) => `test/${name}`).join(', ')}`];
}
