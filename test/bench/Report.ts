import { writeFile } from 'node:fs/promises';

/** What a measured figure has to be, in the figure's unit. */
export type Budget = { readonly atMost: number } | { readonly atLeast: number };

/** The report of a bench as Markdown: printed line by line, and written to a file at the end. */
export class Report {
  readonly #lines: string[] = [];
  readonly #missed: string[] = [];

  /** Begins a part. */
  part(title: string, explanation: string): void {
    this.#print('', `## ${title}`, '', explanation);
  }

  /** Begins a table. */
  table(...columns: readonly string[]): void {
    this.#print('', cells(columns), cells(columns.map((_, index) => (index === 0 ? '---' : '---:'))));
  }

  row(...values: readonly (string | number)[]): void {
    this.#print(cells(values.map((value) => (typeof value === 'number' ? format(value) : value))));
  }

  /**
   * Compares a figure with its budget. The bench goes on when it misses it.
   *
   * @returns the budget and whether the figure keeps it, for a table
   */
  check(what: string, measured: number, budget: Budget): string {
    const text = 'atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
    // NaN, which could not be measured, misses every budget.
    const isKept = 'atMost' in budget ? measured <= budget.atMost : measured >= budget.atLeast;
    if (!isKept) this.#missed.push(`${what}: ${format(measured)}, budget ${text}`);
    return isKept ? text : `**${text} missed**`;
  }

  /** Prints the missed budgets. @returns their number */
  finish(): number {
    this.#print('', '## Missed budgets', '');
    this.#print(...(this.#missed.length === 0 ? ['None.'] : this.#missed.map((line) => `- ${line}`)));
    return this.#missed.length;
  }

  async write(path: string, introduction: string): Promise<void> {
    await writeFile(path, `${[introduction.trim(), ...this.#lines].join('\n')}\n`);
  }

  #print(...lines: readonly string[]): void {
    this.#lines.push(...lines);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}

function cells(values: readonly string[]): string {
  return `| ${values.join(' | ')} |`;
}

function format(value: number): string {
  if (!Number.isFinite(value)) return '?';
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value < 10 ? 2 : 1);
}
