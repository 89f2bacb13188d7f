import type { MisspeltSetting } from '#config/misspeltSettings.ts';
import type { Settings } from '#config/Settings.ts';
import { examineFolder } from './examineFolder.ts';
import { examineSettings } from './examineSettings.ts';
import { examineStore } from './examineStore.ts';
import { problem, type Finding } from './Finding.ts';
import { inspectOwnStore } from './inspectOwnStore.ts';

/** The findings about one part of a deployment. */
export interface Examination {
  readonly part: 'Settings' | 'Data folder' | 'Store' | 'API';
  readonly findings: readonly Finding[];
}

/** Examines all of this machine that a server with these settings needs. Changes nothing, and sends nothing to the API. */
export async function examine(
  settings: Settings,
  misspelt: readonly MisspeltSetting[],
  now: Date,
): Promise<readonly Examination[]> {
  return [
    { part: 'Settings', findings: examineSettings(settings, misspelt) },
    { part: 'Data folder', findings: await examineFolder(settings, now) },
    ...(settings.hasStore ? [{ part: 'Store' as const, findings: await lookIntoStore(settings) }] : []),
  ];
}

async function lookIntoStore(settings: Settings): Promise<readonly Finding[]> {
  try {
    return examineStore(settings, await inspectOwnStore(settings));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      problem(
        reason,
        settings.DATABASE_URL === undefined
          ? 'restore it from a backup, or mend who may read it'
          : 'check that the database runs, and the address, user and password in DATABASE_URL',
      ),
    ];
  }
}
