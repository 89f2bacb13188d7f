import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Settings } from '#config/Settings.ts';
import type { Attachments } from '#ports/Attachments.ts';
import type { Clock } from '#ports/Clock.ts';
import type { VirusScan } from '#ports/VirusScan.ts';
import { FolderAttachments } from '#adapters/attachments/FolderAttachments.ts';
import { sweepInbox } from '#adapters/attachments/sweepInbox.ts';
import { FolderRetention } from '#adapters/retention/FolderRetention.ts';
import type { Store } from '#adapters/store/openStore.ts';
import { memoryLimits } from './memoryLimits.ts';

export const MAX_BYTES = 10_240;
export const QUOTA_BYTES = 5 * MAX_BYTES;
/** What the test's scanner finds in a file. */
export const VIRUS = 'VIRUS';
/** A file with this text cannot be searched for viruses. */
export const SCANNER_FAILS = 'SCANNER-FAILS';

/** Attached files in a folder of their own, which exists once there is a file. */
export interface TestAttachments {
  readonly attachments: Attachments;
  readonly submissionsFolder: string;
  /** Deletes files that were not claimed in time. */
  sweep(): Promise<void>;
  remove(): Promise<void>;
}

/** The path of a folder that does not exist yet. */
export function newSubmissionsFolder(): string {
  return join(tmpdir(), `thara-submissions-${randomUUID()}`);
}

export function testAttachments(
  { attachmentRows, retentionRows }: Pick<Store, 'attachmentRows' | 'retentionRows'>,
  clock: Clock,
  folder = newSubmissionsFolder(),
): TestAttachments {
  const sizes = { maxBytes: MAX_BYTES, quotaBytes: QUOTA_BYTES };
  const settings = { folder, ...sizes, limits: memoryLimits(clock), clock, virusScan: SCANNER, warn: () => undefined };
  const folders = { submissionsFolder: folder, tipsFolder: folder };
  const retention = new FolderRetention(retentionRows, { days: new Settings().keptDays, ...folders, clock });
  return {
    attachments: new FolderAttachments(attachmentRows, settings),
    submissionsFolder: folder,
    async sweep() {
      await retention.apply();
      await sweepInbox(attachmentRows, folder, clock.now());
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** For a test that is not about files. */
export const NO_ATTACHMENTS: Attachments = {
  save: () => Promise.reject(new Error('no files are saved here')),
  find: () => Promise.resolve([]),
};

/** The files in a folder of submissions, with their folders. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const SCANNER: VirusScan = {
  async scan(content) {
    const found = await text(content);
    if (found.includes(SCANNER_FAILS)) throw new Error('the scanner fails');
    return found.includes(VIRUS) ? 'infected' : 'clean';
  },
};
