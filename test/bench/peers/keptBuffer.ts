import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';

/**
 * The server that cached pages are compared with: Express, which sends one buffer that was compressed before, with the
 * headers that Thara sends and an access line with the same fields.
 */
const [bodyFile = '', headersFile = ''] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Readonly<Record<string, string>>;
const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use((request, response) => {
  const startedAt = performance.now();
  response.once('finish', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log.info({ method: request.method, path: request.path, status: response.statusCode, site: '1001', ms }, 'request');
  });
  response.set(headers).end(body);
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listens on http://127.0.0.1:${String((server.address() as AddressInfo).port)}\n`);
});
process.on('SIGTERM', () => process.exit(0));
