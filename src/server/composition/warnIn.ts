import type { Logger } from 'pino';

/** Warnings of an adapter, in the log. */
export function warnIn(log: Logger): (message: string, error?: unknown) => void {
  return (message, error) => {
    log.warn({ err: error }, message);
  };
}
