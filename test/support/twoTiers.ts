import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { operatingExample } from './operatingGuide.ts';
import { addressOn, type RunningSite } from './site.ts';

/** Printed by both tiers when they are up. */
const LISTENS = /Thara listens on (http:\S+)/g;
const START_TIMEOUT_MS = 60_000;

/**
 * Serves a store by two processes, a website in front of the API tier, with the exact commands of docs/operating.md.
 *
 * @param dataFolder of a store with imported content; other servers may use it at the same time
 * @param settings of both, as environment variables
 */
export async function startTwoTiers(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const webFolder = await mkdtemp(join(tmpdir(), 'thara-web-'));
  const apiPort = String(await freePort());
  const lines = operatingExample('Two tiers of Thara', {
    '4000': apiPort,
    '/srv/thara-api': dataFolder,
    '/srv/thara-web': webFolder,
  });
  // Its own process group, so that every process the commands start ends with it.
  const shell = spawn('bash', ['-euc', lines], {
    env: { ...process.env, NODE_ENV: undefined, LOG_LEVEL: 'silent', PORT: '0', HOST: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(shell, 'close');
  const end = () => {
    if (shell.exitCode === null && shell.signalCode === null) process.kill(-shell.pid!, 'SIGTERM');
  };
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    end();
    await closed;
    await rm(webFolder, { recursive: true });
  };

  let output = '';
  const bothListen = Promise.withResolvers<number>();
  shell.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const ports = Array.from(output.matchAll(LISTENS), ([, origin = '']) => new URL(origin).port);
    const webPort = ports.find((port) => port !== apiPort);
    if (webPort !== undefined && ports.includes(apiPort)) bothListen.resolve(Number(webPort));
  });
  const fail = (how: string) => bothListen.reject(new Error(`the two tiers ${how}\n${output}`));
  void closed.then(() => fail('ended before they listened'));
  const timeout = setTimeout(fail, START_TIMEOUT_MS, 'did not listen in time');
  try {
    const port = await bothListen.promise;
    return { port, address: addressOn(port), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timeout);
  }
}
