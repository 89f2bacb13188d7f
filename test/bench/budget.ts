const missed: string[] = [];

// Both ask whether it is kept, not whether it is missed: what could not be measured, NaN, is missed too.

/** A figure that may not go over its budget. The run goes on all the same: `tellMissed` is the end of it. */
export function atMost(most: number, what: string, measured: number): void {
  if (!(measured <= most)) miss(what, measured, `at most ${most}`);
}

/** A figure that may not stay under its budget. */
export function atLeast(least: number, what: string, measured: number): void {
  if (!(measured >= least)) miss(what, measured, `at least ${least}`);
}

/** Names every budget that was missed; with one of them the exit code is 1. */
export function tellMissed(): void {
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
}

function miss(what: string, measured: number, budget: string): void {
  missed.push(`BUDGET MISSED: ${what} is ${measured.toFixed(2)}, should be ${budget}`);
}
