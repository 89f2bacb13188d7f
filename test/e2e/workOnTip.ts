import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '#test/support/runProgram.ts';
import { sampleSite, tipKeys } from './fixtures.ts';

/** What the readers of tips do with one of the sample: they open it, and answer it. @returns what is in it */
export async function answerTip(reference: string, answer: string): Promise<string> {
  const { dataFolder } = await sampleSite();
  const folder = await mkdtemp(join(tmpdir(), 'thara-readers-'));
  const at = (name: string) => join(folder, name);
  const run = async (...args: string[]) => {
    const { code, said } = await runProgram(['dist/server/tips.js', ...args], {
      DATA_DIR: dataFolder,
    });
    if (code !== 0) throw new Error(said);
    return said;
  };
  try {
    await writeFile(at('key'), `${(await tipKeys()).privateKey}\n`);
    await writeFile(at('answer.txt'), answer);
    await run('export', at('handover'));
    const found = await run('open', at('key'), at(`handover/${reference}.age`), at('opened'));
    await run('reply', 'seal', at('opened'), at('answer.txt'), at('answer.age'));
    await run('reply', 'send', reference, at('answer.age'));
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}
