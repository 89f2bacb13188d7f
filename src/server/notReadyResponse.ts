import type { RequestListener } from 'node:http';
import type { Settings } from '#config/Settings.ts';
import { problem } from './api/problem.ts';
import { cacheControl } from './http/cacheControl.ts';
import { requestIdOf } from './http/requestContext.ts';

/** The first import may take minutes. */
const RETRY_AFTER_S = '30';
const STARTING = { type: 'text/plain', body: 'starting\n' };

/**
 * Responds with 503 to every request until the app is ready, to requests of the API with its own problem format; but
 * `/livez` reports that the process runs.
 */
export function notReadyResponse({ BASE_PATH, servesApi }: Settings): RequestListener {
  return (request, response) => {
    const id = requestIdOf(request);
    if (request.url === '/livez') {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end('ok\n');
      return;
    }
    const isApiRequest = servesApi && request.url?.startsWith(`${BASE_PATH}/api/`) === true;
    const { type, body } = isApiRequest ? problem(503, 'serviceUnavailable', id) : STARTING;
    response.writeHead(503, {
      'Content-Type': type,
      'Cache-Control': cacheControl.noStore,
      'Retry-After': RETRY_AFTER_S,
      'X-Request-Id': id,
      Connection: 'close',
    });
    response.end(body);
  };
}
