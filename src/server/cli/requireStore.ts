import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#config/Settings.ts';

/** Throws when the embedded store of the settings does not exist: a command would create an empty one. */
export function requireStore({ hasStore, DATABASE_URL, dataFolder }: Settings): void {
  const isElsewhere = !hasStore || DATABASE_URL !== undefined;
  if (!isElsewhere && !existsSync(join(dataFolder, 'thara.sqlite')))
    throw new Error(
      `there is no store in ${dataFolder}: DATA_DIR has to be that of the server, which has started once`,
    );
}
