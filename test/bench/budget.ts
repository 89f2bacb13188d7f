const missed: string[] = [];

// Both negate the comparison, so that NaN, which could not be measured, counts as missed too.

/** Checks that a figure is not above its budget. The run continues; `reportMissed` reports at its end. */
export function atMost(most: number, what: string, measured: number): void {
  if (!(measured <= most)) miss(what, measured, `at most ${most}`);
}

/** Checks that a figure is not below its budget. */
export function atLeast(least: number, what: string, measured: number): void {
  if (!(measured >= least)) miss(what, measured, `at least ${least}`);
}

/** Prints every missed budget; if there is one, the exit code is 1. */
export function reportMissed(): void {
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
}

function miss(what: string, measured: number, budget: string): void {
  missed.push(`BUDGET MISSED: ${what} is ${measured.toFixed(2)}, should be ${budget}`);
}
