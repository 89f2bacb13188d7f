import { readFile } from 'node:fs/promises';

/** A line of the file that `ResultReporter` writes. */
export interface TestEvent {
  readonly type: 'begin' | 'hookEnd' | 'pass' | 'fail' | 'skip';
  /** The folder below `test/`. */
  readonly folder: string;
  /** Of the test or hook, with those of the suites around it. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Why a test failed. */
  readonly reason?: string;
}

export interface FailedTest {
  readonly title: string;
  readonly reason: string;
}

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What is known of a mocha run, whether or not it came to its end. */
export interface TestSummary extends TestCounts {
  /** By the folder below `test/`, in the order in which they ran; `ms` includes hooks. */
  readonly folders: Record<string, TestCounts & { ms: number }>;
  readonly failures: FailedTest[];
  /** The test or hook that had begun and not ended. */
  running: string | undefined;
}

/** @param startedAt when the run began, in milliseconds since 1970 */
export async function readTestSummary(file: string, startedAt: number): Promise<TestSummary> {
  // There is no file when mocha did not come to its first test.
  const text = await readFile(file, 'utf8').catch(() => '');
  // A run that was killed may leave half a line at the end.
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  return summarise(
    lines.map((line) => JSON.parse(line) as TestEvent),
    startedAt,
  );
}

function summarise(events: readonly TestEvent[], startedAt: number): TestSummary {
  const summary: TestSummary = { passed: 0, failed: 0, skipped: 0, folders: {}, failures: [], running: undefined };
  let since = startedAt;
  for (const { type, folder: name, title, at, reason = '' } of events) {
    const folder = (summary.folders[name] ??= { passed: 0, failed: 0, skipped: 0, ms: 0 });
    folder.ms += at - since;
    since = at;
    summary.running = type === 'begin' ? title : undefined;
    if (type === 'begin' || type === 'hookEnd') continue;
    const key = ({ pass: 'passed', fail: 'failed', skip: 'skipped' } as const)[type];
    summary[key] += 1;
    folder[key] += 1;
    if (type === 'fail') summary.failures.push({ title, reason });
  }
  return summary;
}
