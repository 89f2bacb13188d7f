import { writeFile } from 'node:fs/promises';
import { drawRulebook } from './rulebook/drawRulebook.ts';
import { readChapters } from './rulebook/readChapters.ts';

await writeFile('docs/rulebook.md', drawRulebook(await readChapters('.')));
