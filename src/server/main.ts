import { fileURLToPath } from 'node:url';
import { readSettings, SettingsFault } from '#config/Settings.ts';
import { createLogger } from './logger.ts';
import { start } from './start.ts';

/** Starts the server; every reason not to is one clear line, and the exit code is 1. */
async function main(): Promise<void> {
  const settings = readSettings();
  const logger = createLogger(settings.LOG_LEVEL);
  const running = await start({
    settings,
    logger,
    clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
    importCommand: [fileURLToPath(new URL('./contentImport.js', import.meta.url))],
  });
  process.stdout.write(`Thara listens on ${running.address}\n`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsFault) return error.faults.map((fault) => `setting ${fault}`).join('\n');
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return 'the port is in use by another program: set PORT to a free one';
  if (code === 'EACCES' && (error as NodeJS.ErrnoException).syscall === 'listen')
    return 'this port may not be listened on: set PORT to one above 1023';
  return error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`Thara did not start: ${reasonOf(error)}\n`);
  process.exit(1);
});
