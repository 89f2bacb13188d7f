import { parseArgs } from 'node:util';
import { systemClock } from '#adapters/system/systemClock.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { checkContent } from './checkContent.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run content:check -- <folder>` (docs/content.md). Exit code 1 when the folder has errors. */
async function main(print: Print): Promise<boolean> {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (folder === undefined || more.length > 0) throw new Error('usage: npm run content:check -- <content folder>');
  const today = departmentDate(systemClock.now());
  return await checkContent(folder, today, print);
}

await runCommand(main);
