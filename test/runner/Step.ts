import type { TestSummary } from './testEvents.ts';

/** A command that a test run consists of. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Set where the command is mocha: folders below `test/`, of each of which a test has to run. */
  readonly testFolders?: readonly string[];
  /** Prints nothing before its end, as compilers do: while it uses the processor, it is not hung. */
  readonly isQuiet?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly ms: number;
  /** Why the step failed; empty when it did not. */
  readonly failures: readonly string[];
  /** Set where the step is mocha. */
  readonly tests?: TestSummary;
}
