import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { OrderedOutput } from './OrderedOutput.ts';
import { formatResult, formatSummary } from './report.ts';
import { runStep } from './runStep.ts';
import type { Step, StepResult } from './Step.ts';

/** Eleven minutes: a single test is allowed ten (.mocharc.json). */
const SILENCE_LIMIT_MS = 660_000;
const PARENT_CHECK_MS = 1_000;
const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs stages one after the other, the steps of one stage beside each other, until one fails; prints what they print
 * and a summary. No process that a step started is left when it returns.
 *
 * @returns the exit code
 */
export async function runStages(
  stages: readonly (readonly Step[])[],
  silenceLimitMs = SILENCE_LIMIT_MS,
): Promise<number> {
  const interruption = watchForInterruption();
  const folder = await mkdtemp(join(tmpdir(), 'thara-test-'));
  const print = (chunk: Uint8Array | string) => void process.stdout.write(chunk);
  const output = new OrderedOutput(print);
  const results: StepResult[] = [];
  const run = async (step: Step) => {
    const channel = output.open();
    channel.write(`\n— ${step.name}\n`);
    const { signal } = interruption;
    const result = await runStep(step, { write: channel.write, silenceLimitMs, signal, folder });
    channel.write(formatResult(result));
    channel.end();
    return result;
  };
  for (const stage of stages) {
    if (results.some(({ failures }) => failures.length > 0)) break;
    results.push(...(await Promise.all(stage.map(run))));
  }
  await rm(folder, { recursive: true });
  const notRun = stages.flat().slice(results.length);
  print(
    formatSummary(
      results,
      notRun.map(({ name }) => name),
    ),
  );
  interruption.stop();
  if (interruption.signalNumber !== undefined) return 128 + interruption.signalNumber;
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

interface Interruption {
  /** Its reason is a text that says why. */
  readonly signal: AbortSignal;
  /** Of the operating system's signal that was received; undefined when none was. */
  readonly signalNumber: number | undefined;
  stop(): void;
}

/** By a signal, or by the end of the parent: npm may die without passing anything on. */
function watchForInterruption(): Interruption {
  const controller = new AbortController();
  let signalNumber: number | undefined;
  const interrupt = (signal: NodeJS.Signals, reason: string) => {
    signalNumber ??= constants.signals[signal];
    controller.abort(reason);
  };
  const onSignal = (signal: NodeJS.Signals) => interrupt(signal, `interrupted by ${signal}`);
  for (const signal of INTERRUPTIONS) process.on(signal, onSignal);
  const parent = process.ppid;
  const parentCheck = setInterval(() => {
    if (process.ppid !== parent) interrupt('SIGHUP', 'interrupted: the process that started the tests has ended');
  }, PARENT_CHECK_MS);
  return {
    signal: controller.signal,
    get signalNumber() {
      return signalNumber;
    },
    stop() {
      clearInterval(parentCheck);
      for (const signal of INTERRUPTIONS) process.off(signal, onSignal);
    },
  };
}
