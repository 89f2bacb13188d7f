import { realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file or folder that authors wrote. */
export interface SourcePath {
  readonly path: string;
  /** Name in errors. */
  readonly name: string;
  /** The folder that symbolic links must not leave; undefined for a file that the operator names, wherever it is. */
  readonly root: string | undefined;
}

/** A folder as its own root. */
export function rootFolder(path: string): SourcePath {
  return { path, name: path, root: path };
}

/** @param name of a file or folder in `folder` */
export function sourceIn(folder: SourcePath, name: string): SourcePath {
  const path = join(folder.path, name);
  return { path, name: folder.name === folder.path ? path : join(folder.name, name), root: folder.root };
}

export const OUTSIDE = 'lies outside the content folder';

/** Whether a path that exists is, with all symbolic links followed, inside of a folder. */
export async function isInside(path: string, root: string): Promise<boolean> {
  return (await realpath(path)).startsWith((await realpath(root)) + sep);
}

/** The same at once. */
export function isInsideSync(path: string, root: string): boolean {
  return realpathSync.native(path).startsWith(realpathSync.native(root) + sep);
}
