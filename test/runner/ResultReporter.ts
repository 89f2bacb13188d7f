import { openSync, writeSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { reporters, Runner, type MochaOptions, type Runnable } from 'mocha';
import type { TestEvent } from './testEvents.ts';

const TEST_FOLDER = relative(process.cwd(), `${import.meta.dirname}/..`);
const { EVENT_HOOK_BEGIN, EVENT_HOOK_END, EVENT_TEST_BEGIN, EVENT_TEST_FAIL, EVENT_TEST_PASS, EVENT_TEST_PENDING } =
  Runner.constants;

/**
 * Mocha's `spec` reporter, which also appends every result as a line of JSON to the file of its option `results`, at
 * once: what ran is known even when mocha is killed.
 */
class ResultReporter extends reporters.Spec {
  readonly #file: number;

  constructor(runner: Runner, options: MochaOptions) {
    super(runner, options);
    this.#file = openSync((options.reporterOptions as { readonly results: string }).results, 'a');
    runner.on(EVENT_HOOK_BEGIN, (hook) => this.#append('begin', hook));
    runner.on(EVENT_HOOK_END, (hook) => this.#append('hookEnd', hook));
    runner.on(EVENT_TEST_BEGIN, (test) => this.#append('begin', test));
    runner.on(EVENT_TEST_PASS, (test) => this.#append('pass', test));
    // A failed hook counts as well: it kept tests from running.
    runner.on(EVENT_TEST_FAIL, (test, error: Error) => this.#append('fail', test, error.message));
    runner.on(EVENT_TEST_PENDING, (test) => this.#append('skip', test));
  }

  #append(type: TestEvent['type'], runnable: Runnable, reason?: string): void {
    // Hooks of the whole run are in no file.
    const [folder = ''] = runnable.file === undefined ? ['(for all)'] : relative(TEST_FOLDER, runnable.file).split(sep);
    const event: TestEvent = {
      type,
      folder,
      title: runnable.fullTitle(),
      at: Date.now(),
      ...(reason !== undefined && { reason }),
    };
    writeSync(this.#file, `${JSON.stringify(event)}\n`);
  }
}

// eslint-disable-next-line no-restricted-exports -- mocha loads reporters this way
export default ResultReporter;
