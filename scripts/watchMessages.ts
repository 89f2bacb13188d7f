import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { CATALOGUES, compileMessages, updateMessages } from './messages.ts';

/** Shows edited words at once: those of the code, and those of either catalogue. */
export function watchMessages(watcher: ViteDevServer['watcher'], print: (line: string) => void): void {
  let work = Promise.resolve();
  const run = (next: () => Promise<void>) => {
    work = work.then(next).catch((error: unknown) => print(error instanceof Error ? error.message : String(error)));
  };
  watcher.on('change', (path) => {
    const [, name] = new RegExp(`^${CATALOGUES}/([^/]+)$`).exec(relative('.', path)) ?? [];
    if (name === 'th.json') run(() => compileMessages(['th']));
    // Only compiled: the code may lack these words, which the next change of the code reports.
    else if (name === 'en.json') run(() => compileMessages(['en']));
    else if (name?.endsWith('.ts') === true) run(updateMessages);
  });
}
