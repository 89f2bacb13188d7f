import { isDiskFull } from './isDiskFull.ts';

/** Prints one line for the operator. */
export type Print = (line: string) => void;

/**
 * Runs a command. The exit code is 1 when it returns `false`, having printed the reason, and when it throws; then the
 * error's message is printed to standard error, without a stack, and that the disk is full when that is the cause.
 *
 * @param failure printed before the message of an error: `Nothing was imported: `
 */
export async function runCommand(main: (print: Print) => Promise<unknown>, failure = ''): Promise<void> {
  const print: Print = (line) => process.stdout.write(`${line}\n`);
  try {
    process.exitCode = (await main(print)) === false ? 1 : 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${failure}${isDiskFull(error) ? `the disk is full: ${reason}` : reason}\n`);
    process.exitCode = 1;
  }
}
