import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that is soon full. */
export interface SmallDisk {
  readonly folder: string;
  /** Frees room for a few messages, whatever the rest of it is. */
  makeRoom(): Promise<void>;
  /** Leaves no byte free. */
  fill(): Promise<void>;
  /** Frees what `fill` took, and the reserve. */
  free(): Promise<void>;
  remove(): void;
}

const BLOCK = Buffer.alloc(4_096);
/** Taken from the start: what `fill` finds free may be less than a message needs. */
const RESERVE_BYTES = 500_000;
const ROOM_BYTES = 250_000;

/** Undefined where this process may mount no disk: that needs root, and a container that allows it. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'thara-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
  if (!mounted) {
    rmdirSync(folder);
    return undefined;
  }
  const filler = join(folder, 'filler');
  const reserve = join(folder, 'reserve');
  const room = join(folder, 'room');
  writeFileSync(reserve, Buffer.alloc(RESERVE_BYTES));
  writeFileSync(room, Buffer.alloc(ROOM_BYTES));
  return {
    folder,
    makeRoom: () => rm(room),
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (;;) await file.appendFile(BLOCK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    async free() {
      await rm(filler);
      await rm(reserve);
    },
    remove() {
      spawnSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
