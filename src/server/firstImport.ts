import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';

/**
 * Fills an empty store from the folder that `FIRST_CONTENT` names, in a process of its own: pictures are rendered where
 * no visitor's file ever comes. Throws when nothing could be published.
 *
 * @param importCommand arguments for Node that run the content import
 */
export async function firstImport(settings: Settings, logger: Logger, importCommand: readonly string[]): Promise<void> {
  const folder = settings.FIRST_CONTENT;
  if (folder === 'none') return;
  logger.info({ folder }, 'nothing is published yet: importing the first content');
  const child = spawn(process.execPath, [...importCommand, folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the first import of '${folder}' failed; nothing was published`);
}
