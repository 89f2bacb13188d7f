import type { RequestListener } from 'node:http';
import type { Settings } from '#config/Settings.ts';
import { problem } from '../api/problem.ts';
import { cacheControl } from './cacheControl.ts';
import { requestIdOf } from './requestContext.ts';

/** What is asked of whoever comes while the first content is imported: it may take minutes. */
const RETRY_AFTER_S = '30';
const STARTING = { type: 'text/plain', body: 'starting\n' };

/** Answers every address with 503 until there is an app, those of the API as it says no itself. */
export function notReadyResponse({ BASE_PATH, servesApi }: Settings): RequestListener {
  return (request, response) => {
    const id = requestIdOf(request);
    const isCall = servesApi && request.url?.startsWith(`${BASE_PATH}/api/`) === true;
    const { type, body } = isCall ? problem(503, 'serviceUnavailable', id) : STARTING;
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
