import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '#config/Settings.ts';
import { ok, problem, warning, type Finding } from './Finding.ts';

const MEGABYTE = 1_000_000;
const PROBLEM_MB = 50;
const WARNING_MB = 1_000;
const OTHERS = 0o077;
/** Files that only the server's user has to read. */
const SECRETS = ['secret-key', 'api-client.json'];
/** Clocks of file servers differ a little from ours. */
const FUTURE_MS = 60_000;
/** Before this version existed. */
const EARLIEST = Date.UTC(2026, 0, 1);

/** The data folder: whether its user may write to it and nobody else, how much space it has; and the clock. */
export async function examineFolder({ dataFolder, hasStore }: Settings, now: Date): Promise<readonly Finding[]> {
  const entries = await readdir(dataFolder).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (entries instanceof Error)
    return entries.code === 'ENOENT'
      ? [
          ...(await examineParent(dataFolder)),
          ...(await examineSpace(dirname(dataFolder))),
          ...(await examineClock([], now)),
        ]
      : [problem(`the data folder ${dataFolder} cannot be read (${String(entries.code)})`, ownFolder(dataFolder))];
  const paths = [dataFolder, ...entries.map((entry) => join(dataFolder, entry))];
  return [
    ...(await examineAccess(paths, hasStore)),
    ...(await examineSpace(dataFolder)),
    ...(await examineClock(paths, now)),
  ];
}

function ownFolder(folder: string): string {
  return `give ${folder} to the user of the server (chown), or set DATA_DIR to a folder of that user`;
}

async function examineParent(folder: string): Promise<readonly Finding[]> {
  let parent = dirname(folder);
  while (!(await isThere(parent)) && parent !== dirname(parent)) parent = dirname(parent);
  return (await isWritable(parent))
    ? [ok(`the data folder ${folder} does not exist yet: the first start creates it`)]
    : [problem(`the data folder ${folder} does not exist, and cannot be created in ${parent}`, ownFolder(folder))];
}

async function examineAccess(paths: readonly string[], hasStore: boolean): Promise<readonly Finding[]> {
  const [folder = ''] = paths;
  const findings: Finding[] = [];
  const owner = (await stat(folder)).uid;
  const user = process.getuid?.();
  if (user === 0 && owner !== 0)
    findings.push(
      warning(
        'this runs as root, which may do everything: whether the user of the server may is not seen',
        `run it as the user that ${folder} belongs to (number ${String(owner)})`,
      ),
    );
  for (const path of paths)
    if (!(await isWritable(path)))
      findings.push(
        hasStore
          ? problem(`${path} cannot be written to by this user`, ownFolder(folder))
          : warning(`${path} cannot be written to by this user: copies do not survive a restart`, ownFolder(folder)),
      );
  for (const name of SECRETS) {
    const path = join(folder, name);
    if (paths.includes(path) && ((await stat(path)).mode & OTHERS) !== 0)
      findings.push(problem(`other users of this machine can read ${path}`, `chmod 600 ${path}`));
  }
  const mode = (await stat(folder)).mode;
  if ((mode & OTHERS) !== 0)
    findings.push(
      warning(
        `other users of this machine may look into ${folder}, where visitors' messages and files are`,
        `chmod 700 ${folder}`,
      ),
    );
  return findings.length > 0 ? findings : [ok(`${folder} is for its user alone, who may write to it`)];
}

async function examineSpace(folder: string): Promise<readonly Finding[]> {
  const system = await statfs(folder).catch(() => undefined);
  if (system === undefined) return [];
  const free = Math.floor((system.bavail * system.bsize) / MEGABYTE);
  const advice = 'make space: visitors get errors for everything that they send when the disk is full';
  if (free < PROBLEM_MB) return [problem(`${folder} has ${String(free)} MB left`, advice)];
  if (system.files > 0 && system.ffree === 0) return [problem(`the disk of ${folder} can hold no more files`, advice)];
  if (free < WARNING_MB) return [warning(`${folder} has ${String(free)} MB left`, advice)];
  return [ok(`${folder} has ${String(Math.floor(free / 1_000))} GB left`)];
}

async function examineClock(paths: readonly string[], now: Date): Promise<readonly Finding[]> {
  const advice = 'set the clock of this machine (timedatectl): publication, sessions and limits depend on it';
  if (now.getTime() < EARLIEST) return [problem(`the clock says ${now.toISOString()}`, advice)];
  const written = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  if (Math.max(...written) > now.getTime() + FUTURE_MS)
    return [warning(`the clock says ${now.toISOString()}, but files of the server were written after that`, advice)];
  return [ok(`the clock says ${now.toISOString()}`)];
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

async function isWritable(path: string): Promise<boolean> {
  return await access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}
