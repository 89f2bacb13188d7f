import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUES, compileMessages, extractMessages, formatjs } from './messages.ts';

/** Checks both catalogues against the code: English is as extracted, Thai has the same messages and arguments. */
async function checkMessages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thara-messages-'));
  const extracted = join(folder, 'en.json');
  await extractMessages(extracted);
  const current = (await readFile(extracted, 'utf8')) === (await readFile(`${CATALOGUES}/en.json`, 'utf8'));
  await rm(folder, { recursive: true });
  if (!current) throw new Error(`${CATALOGUES}/en.json is not what the code says: npm run messages`);
  await formatjs(
    ...['verify', '--source-locale', 'en', '--missing-keys', '--extra-keys', '--structural-equality'],
    ...['en', 'th'].map((locale) => `${CATALOGUES}/${locale}.json`),
  );
  await compileMessages();
}

await checkMessages();
