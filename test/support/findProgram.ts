import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  /** Names of the program; the first one found is used. */
  readonly names: readonly string[];
  /** Debian's package that contains it. */
  readonly debianPackage: string;
  /** Environment variable with the path of another one. */
  readonly variable?: string;
}

/**
 * The path of a program that the tests need and npm does not install: from its variable, or on the PATH. If there is
 * none, it is installed where that is allowed (root, on Debian); otherwise throws with an instruction.
 */
export function findProgram(program: Program): string {
  const named = program.variable === undefined ? undefined : process.env[program.variable];
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`${program.variable ?? ''} names ${named}, which is no program`);
    return named;
  }
  const found = onPath(program.names) ?? (install(program.debianPackage) ? onPath(program.names) : undefined);
  if (found !== undefined) return found;
  const or = program.variable === undefined ? '' : ` or set ${program.variable}`;
  throw new Error(`${program.names.join(' or ')} is not on the PATH: apt-get install ${program.debianPackage}${or}`);
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function install(debianPackage: string): boolean {
  if (process.getuid?.() !== 0 || onPath(['apt-get']) === undefined) return false;
  process.stderr.write(`Installing ${debianPackage} with apt-get…\n`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return (
    run('update', '-q').status === 0 && run('install', '-qy', '--no-install-recommends', debianPackage).status === 0
  );
}
