import type { StepResult } from './Step.ts';

/** What is printed at the end of a step. */
export function formatResult({ name, ms, failures }: StepResult): string {
  return failures.length === 0
    ? `— ${name}: ok after ${seconds(ms)}\n`
    : `— ${name}: FAILED after ${seconds(ms)}: ${failures.join('; ')}\n`;
}

/** What is printed at the end of a run: a line per step and folder, and the counts. */
export function formatSummary(results: readonly StepResult[], notRun: readonly string[]): string {
  const lines = results.flatMap(({ name, ms, failures, tests }) => [
    row(name, ms, failures.length === 0 ? 'ok' : `FAILED: ${failures.join('; ')}`),
    ...Object.entries(tests?.folders ?? {}).map(([folder, { passed, failed, ms: folderMs }]) => {
      const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
      return row(`  ${folder}`, folderMs, passed + failed > 0 ? counts : '');
    }),
  ]);
  // Here as well as where they happened: of a long log, the end is what is read.
  for (const { title, reason } of results.flatMap(({ tests }) => tests?.failures ?? []))
    lines.push(`FAILED: ${title}: ${reason}`);
  if (notRun.length > 0) lines.push(`not run: ${notRun.join(', ')}`);
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((sum, { tests }) => sum + (tests?.[key] ?? 0), 0);
  if (total('skipped') > 0) lines.push(`${total('skipped')} skipped`);
  // A step that failed without a failed test of its own counts as one.
  const failedSteps = results.filter(({ failures, tests }) => failures.length > 0 && (tests?.failed ?? 0) === 0);
  return ['', ...lines, '', `${total('passed')} passed, ${total('failed') + failedSteps.length} failed`, ''].join('\n');
}

function row(name: string, ms: number, outcome: string): string {
  return `${name.padEnd(20)}${seconds(ms).padStart(9)}  ${outcome}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
