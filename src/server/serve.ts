import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readServerSettings } from '#config/Settings.ts';
import { describeStartError } from './describeStartError.ts';
import { createLogger } from './logger.ts';
import { start } from './start.ts';

/**
 * The process ends at the latest this long after the signal, because process managers kill it after 10 s at the
 * earliest.
 */
const STOP_MS = 9_500;

/**
 * Serves until a signal, then ends the process. When it cannot start, it prints the reason in one line and exits with 1.
 *
 * @param home folder of the built server
 */
export async function serve(home: URL): Promise<never> {
  const stopping = new AbortController();
  try {
    await serveUntil(stopping, home);
  } catch (error) {
    if (!stopping.signal.aborted) {
      process.stderr.write(`Thara did not start: ${describeStartError(error)}\n`);
      process.exit(1);
    }
  }
  process.exit(0);
}

async function serveUntil(stopping: AbortController, home: URL): Promise<void> {
  const settings = readServerSettings();
  const logger = createLogger(settings.LOG_LEVEL);
  // SIGINT is a person at a keyboard; SIGTERM comes from a service manager, with load balancers that have to notice.
  let drainMs = settings.DRAIN_SECONDS * 1_000;
  const stop = (name: string) => {
    if (name === 'SIGINT') drainMs = 0;
    if (stopping.signal.aborted) return;
    logger.info({ signal: name }, 'stopping');
    setTimeout(() => {
      logger.error('could not stop in time');
      process.exit(1);
    }, STOP_MS);
    stopping.abort();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const running = await start({
    settings,
    logger,
    clientFolder: fileURLToPath(new URL('../client', home)),
    importCommand: [fileURLToPath(new URL('contentImport.js', home))],
    signal: stopping.signal,
  });
  process.stdout.write(`Thara listens on ${running.address}\n`);
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  await running.stop(drainMs).catch((error: unknown) => {
    logger.error({ err: error }, 'could not stop cleanly');
    process.exit(1);
  });
}
