import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FolderSummary, MochaSummary } from './support/SummaryReporter.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly mocha?: { readonly folders: readonly string[]; readonly summaryFile: string };
}

interface Result {
  readonly name: string;
  readonly ok: boolean;
  readonly ms: number;
  readonly summary?: MochaSummary;
}

const summaries = await mkdtemp(join(tmpdir(), 'thara-test-'));

// One process for many folders: starting one costs more than running most of them.
const FOLDERS = ['architecture', 'domain', 'config', 'adapters', 'contract', 'server', 'ui', 'content', 'process'];
const BROWSER_FOLDERS = ['support', 'e2e'];

const isFull = process.argv.includes('--full');
// A step that hangs shall say so before CI gives up on the whole run.
const STEP_LIMIT_MS = (isFull ? 90 : 10) * 60_000;

/** Stages run one after the other; the steps of one stage beside each other, as many as there are processors to spare. */
const STAGES: readonly (readonly Step[])[] = [
  [npmRun('messages:check')],
  [npmRun('format:check'), npmRun('types')],
  [npmRun('lint'), npmRun('build')],
  [mocha('tests', FOLDERS)],
  [mocha('e2e', BROWSER_FOLDERS)],
];

const results: Result[] = [];
for (const stage of STAGES) {
  results.push(...(await Promise.all(stage.map((step) => run(step, stage.length > 1)))));
  if (results.some(({ ok }) => !ok)) break;
}
await rm(summaries, { recursive: true });
report();

function npmRun(script: string): Step {
  return { name: script, command: 'npm', args: ['run', '--silent', script] };
}

function mocha(name: string, folders: readonly string[]): Step {
  const summaryFile = join(summaries, `${name}.json`);
  const reporter = ['--reporter', './test/support/SummaryReporter.ts', '--reporter-option', `summary=${summaryFile}`];
  const files = folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`);
  return { name, command: 'mocha', args: ['--forbid-only', ...reporter, ...files], mocha: { folders, summaryFile } };
}

/** @param beside whether other steps run at the same time, so that the output has to wait for the end */
async function run(step: Step, beside: boolean): Promise<Result> {
  const started = Date.now();
  const child = spawn(step.command, step.args, {
    stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, TEST_EXTENT: isFull ? 'full' : 'usual' },
    timeout: STEP_LIMIT_MS,
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const ms = Date.now() - started;
  console.log(`\n— ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} after ${seconds(ms)}`);
  process.stdout.write(Buffer.concat(output));
  if (step.mocha === undefined) return { name: step.name, ok: code === 0, ms };
  const summary = await readSummary(step.mocha.summaryFile);
  // A folder of which no test ran is a fault: nothing else would tell.
  const silent = step.mocha.folders.filter((folder) => !hasTests(summary?.folders[folder]));
  if (silent.length > 0) console.log(`No test ran in ${silent.map((folder) => `test/${folder}`).join(', ')}`);
  return { name: step.name, ok: code === 0 && silent.length === 0, ms, ...(summary && { summary }) };
}

/** None when mocha died before its end. */
async function readSummary(file: string): Promise<MochaSummary | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as MochaSummary);
}

function hasTests(folder: FolderSummary | undefined): boolean {
  return folder !== undefined && folder.passed + folder.failed > 0;
}

function report(): void {
  console.log('');
  for (const { name, ok, ms, summary } of results) {
    console.log(row(name, ms, ok ? 'ok' : 'FAILED'));
    for (const [folder, account] of Object.entries(summary?.folders ?? {})) {
      const { passed, failed, ms: folderMs } = account;
      const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
      console.log(row(`  ${folder}`, folderMs, hasTests(account) ? counts : ''));
    }
  }
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((sum, { summary }) => sum + (summary?.[key] ?? 0), 0);
  if (total('skipped') > 0) console.log(`${total('skipped')} skipped`);
  // A step that failed without a failed test of its own counts as one.
  const failedSteps = results.filter(({ ok, summary }) => !ok && (summary?.failed ?? 0) === 0).length;
  console.log(`\n${total('passed')} passed, ${total('failed') + failedSteps} failed`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

function row(name: string, ms: number, outcome: string): string {
  return `${name.padEnd(20)}${seconds(ms).padStart(9)}  ${outcome}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
