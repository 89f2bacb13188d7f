import { writeFile } from 'node:fs/promises';
import { formatRulebook } from './rulebook/formatRulebook.ts';
import { readChapters } from './rulebook/readChapters.ts';

await writeFile('docs/rulebook.md', formatRulebook(await readChapters('.')));
