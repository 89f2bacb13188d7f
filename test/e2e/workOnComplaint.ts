import { runProgram } from '#test/support/runProgram.ts';
import { sampleSite } from './fixtures.ts';

/** What somebody of the department does with a complaint of the sample, beside the running server. @returns what is said */
export async function workOnComplaint(...args: string[]): Promise<string> {
  const { dataFolder } = await sampleSite();
  const { code, said } = await runProgram(['dist/server/complaints.js', ...args], {
    DATA_DIR: dataFolder,
  });
  if (code !== 0) throw new Error(said);
  return said;
}
