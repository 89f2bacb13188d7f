import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Ended {
  readonly code: number | null;
  /** On both of its outputs. */
  readonly said: string;
}

/** Runs a program to its end: by default Node. */
export async function runProgram(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  program = process.execPath,
): Promise<Ended> {
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
