import { runProgram } from '#test/support/runProgram.ts';
import { sampleSite } from './fixtures.ts';

/** Has the running server of the sample do a job soon. */
export async function runJob(name: string): Promise<void> {
  const { dataFolder } = await sampleSite();
  const { code, said } = await runProgram(['dist/server/jobs.js', 'retry', name], {
    DATA_DIR: dataFolder,
  });
  if (code !== 0) throw new Error(said);
}
