import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';

/**
 * Fills an empty store from the folder that the settings name. Runs in a separate process, because pictures are rendered
 * where no file of a visitor is ever read. Throws when nothing could be published, when the
 * settings have to name the folder and do not, or when it was aborted.
 *
 * @param importCommand arguments for Node that run the content import
 */
export async function firstImport(
  { firstContent, asksForFirstContent }: Settings,
  logger: Logger,
  importCommand: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  if (firstContent === undefined) return;
  if (asksForFirstContent)
    throw new Error(
      "nothing is published yet: set FIRST_CONTENT to your content folder, to 'none', or to 'content', the sample",
    );
  signal?.throwIfAborted();
  logger.info(
    { folder: firstContent },
    'nothing is published yet: importing the first content; this happens once, and visitors get 503 meanwhile',
  );
  const child = spawn(process.execPath, [...importCommand, firstContent], { stdio: ['ignore', 'inherit', 'inherit'] });
  signal?.addEventListener('abort', () => child.kill(), { once: true });
  const [code] = (await once(child, 'exit')) as [number | null];
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`the first import of '${firstContent}' failed; nothing was published`);
}
