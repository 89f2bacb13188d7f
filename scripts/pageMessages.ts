import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Values = Readonly<Record<string, unknown>>;

/** The tables of the pages that are hydrated, with the module of each. */
const TABLES = [
  'src/ui/client/interactiveViews.ts',
  ...['formViews', 'memberViews', 'complaintViews', 'tipViews'].map((name) => `src/ui/pages/${name}.ts`),
];
/** What every hydrated page runs besides its own module. */
const ROOT = 'src/ui/client/interactive.tsx';

const VIEW = /(\w+): \(\) =>\s*import\('([^']+)'\)/g;
const TYPE_IMPORT = /import type [^;]*;/g;
const IMPORT = /(?:from|import)\s*\(?'(\.{1,2}\/[^']+\.tsx?)'/g;
const IMPORTED_MESSAGES = /import \{([^}]+)\} from '(\.{1,2}\/(?:[^']+\/)?messages\/[^']+\.ts)'/g;
const MESSAGES = /\/messages\/[^/]+\.ts$/;

/** The ids of the messages that each hydrated page can show in the browser, by the id of its route. */
export async function findPageMessages(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const pages = new Map<string, ReadonlySet<string>>();
  for (const table of TABLES)
    for (const [, route = '', module = ''] of (await readFile(table, 'utf8')).matchAll(VIEW))
      pages.set(route, await messagesOf([ROOT, join(dirname(table), module)]));
  return pages;
}

/** Messages that the modules use, and everything that these import; the pages themselves are imported by the tables alone. */
async function messagesOf(entries: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const seen = new Set(TABLES);
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file) || MESSAGES.test(file)) return;
    seen.add(file);
    const code = (await readFile(file, 'utf8')).replace(TYPE_IMPORT, '');
    for (const [statement, names = '', path = ''] of code.matchAll(IMPORTED_MESSAGES)) {
      const messages = await evaluate(join(dirname(file), path));
      const uses = code.replace(statement, '');
      for (const name of names.split(',')) for (const id of idsIn(usedOf(messages, name.trim(), uses))) ids.add(id);
    }
    for (const [, path = ''] of code.matchAll(IMPORT)) await visit(join(dirname(file), path));
  };
  for (const entry of entries) await visit(entry);
  return ids;
}

/** A module of messages as it is now: Node would keep the first one while `npm run dev` runs. */
async function evaluate(file: string): Promise<Values> {
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file).href}?${String(mtimeMs)}`)) as Values;
}

/** What code uses of an exported set: the values at the keys it names, or the set, where it uses that as a whole. */
function usedOf(module: Values, name: string, code: string): unknown {
  const set = module[name];
  const keys = Array.from(code.matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+))?`, 'g')), ([, key]) => key);
  return keys.includes(undefined) ? set : keys.map((key) => (set as Values)[key ?? '']);
}

/** The ids of all messages within a value. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'id' in value && typeof value.id === 'string' ? [value.id] : Object.values(value).flatMap(idsIn);
}
