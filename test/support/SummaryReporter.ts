import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { reporters, Runner, type MochaOptions, type Runnable } from 'mocha';

/** What a mocha run came to. */
export interface MochaSummary {
  passed: number;
  failed: number;
  skipped: number;
  /** By the folder below `test/`, in the order in which they ran; `ms` includes preparations. */
  readonly folders: Record<string, FolderSummary>;
}

export interface FolderSummary {
  passed: number;
  failed: number;
  ms: number;
}

const TEST_FOLDER = relative(process.cwd(), `${import.meta.dirname}/..`);
const { EVENT_HOOK_END, EVENT_RUN_END, EVENT_TEST_FAIL, EVENT_TEST_PASS, EVENT_TEST_PENDING } = Runner.constants;

/** Mocha's `spec` reporter, which besides writes a `MochaSummary` as JSON to the file of its option `summary`. */
class SummaryReporter extends reporters.Spec {
  readonly #summary: MochaSummary = { passed: 0, failed: 0, skipped: 0, folders: {} };
  #since = Date.now();

  constructor(runner: Runner, options: MochaOptions) {
    super(runner, options);
    const file = (options.reporterOptions as { readonly summary: string }).summary;
    runner.on(EVENT_TEST_PASS, (test) => {
      this.#summary.passed++;
      this.#folderOf(test).passed++;
    });
    // A failed hook counts as well: it kept tests from running.
    runner.on(EVENT_TEST_FAIL, (test) => {
      this.#summary.failed++;
      this.#folderOf(test).failed++;
    });
    runner.on(EVENT_TEST_PENDING, () => {
      this.#summary.skipped++;
    });
    runner.on(EVENT_HOOK_END, (hook) => this.#folderOf(hook));
    runner.once(EVENT_RUN_END, () => {
      writeFileSync(file, JSON.stringify(this.#summary));
    });
  }

  /** The account of a test's folder, to which the time since the last call is put down. */
  #folderOf(runnable: Runnable): FolderSummary {
    // Hooks of the whole run are in no file.
    const [folder = ''] = runnable.file === undefined ? ['(for all)'] : relative(TEST_FOLDER, runnable.file).split(sep);
    const account = (this.#summary.folders[folder] ??= { passed: 0, failed: 0, ms: 0 });
    const now = Date.now();
    account.ms += now - this.#since;
    this.#since = now;
    return account;
  }
}

// eslint-disable-next-line no-restricted-exports -- mocha asks for it this way
export default SummaryReporter;
