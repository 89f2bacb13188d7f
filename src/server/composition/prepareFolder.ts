import { access, constants } from 'node:fs/promises';
import type { Logger } from 'pino';
import { makeFolder } from '#adapters/files/makeFolder.ts';
import type { Settings } from '#config/Settings.ts';
import { createPrivately, makePrivate } from '../privateFiles.ts';
import { warnIn } from './warnIn.ts';

/** Whether the data folder is writable: it may be read-only only where there is no store. */
export interface Folder {
  readonly isWritable: boolean;
}

/** A store needs its folder. Pages without a store work without it, but cache less. */
export async function prepareFolder({ hasStore, dataFolder, mediaFolder }: Settings, logger: Logger): Promise<Folder> {
  const folders = hasStore ? [dataFolder, mediaFolder] : [dataFolder];
  const problem = `the data folder ${dataFolder} cannot be written to (DATA_DIR)`;
  createPrivately();
  try {
    for (const folder of folders) {
      await makeFolder(folder);
      await access(folder, constants.W_OK);
    }
    await makePrivate(dataFolder, warnIn(logger));
  } catch (cause) {
    if (hasStore) throw new Error(problem, { cause });
    logger.warn(
      { err: cause },
      `${problem}: media are not cached, and stale copies of the API's responses do not survive a restart`,
    );
    return { isWritable: false };
  }
  return { isWritable: true };
}
