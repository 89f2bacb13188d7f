import { parseArgs } from 'node:util';
import { systemClock } from '#adapters/system/systemClock.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { checkContent } from './checkContent.ts';

/** `npm run content:check -- <folder>` (docs/content.md). Exit code 1 when the folder has a fault. */
async function main(): Promise<boolean> {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (folder === undefined || more.length > 0) throw new Error('usage: npm run content:check -- <content folder>');
  const today = departmentDate(systemClock.now());
  return await checkContent(folder, today, (line) => process.stdout.write(`${line}\n`));
}

main().then(
  (right) => {
    process.exitCode = right ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
