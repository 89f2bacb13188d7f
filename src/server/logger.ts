import pino, { type DestinationStream, type Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';

/**
 * One JSON object for each line, time in UTC. Fields that could contain a secret are removed.
 *
 * @param destination standard output when left out
 */
export function createLogger(level: Settings['LOG_LEVEL'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'authorization',
          'cookie',
          'password',
          '*.authorization',
          '*.cookie',
          '*.password',
          'err.options',
          'err.response',
          'err.request',
        ],
        remove: true,
      },
    },
    destination,
  );
}
