/** Tells the operator one line. */
export type Print = (line: string) => void;

/**
 * Runs a command-line tool to its end. The exit code is 1 when it answers `false`, having said why, and when it throws;
 * then what it threw is said on standard error, without a stack.
 *
 * @param failure what a throw means, before its reason: `Nothing was imported: `
 */
export async function runCommand(main: (say: Print) => Promise<unknown>, failure = ''): Promise<void> {
  const say: Print = (line) => process.stdout.write(`${line}\n`);
  try {
    process.exitCode = (await main(say)) === false ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${failure}${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
