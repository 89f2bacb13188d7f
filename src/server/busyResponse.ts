import type { Request, Response } from 'express';
import type { Settings } from '#config/Settings.ts';
import { problem } from './api/problem.ts';
import { cacheControl } from './http/cacheControl.ts';
import { requestIdOf } from './http/requestContext.ts';
import { securityHeaders } from './http/securityHeaders.ts';

/** Soon, because a flood is over as soon as its requests are refused or answered. */
const RETRY_AFTER_S = '5';

/** Sends a 503: the given page or, to requests of the API, its own problem format. */
export function busyResponse(
  page: Buffer,
  { BASE_PATH, servesApi }: Settings,
): (request: Request, response: Response) => void {
  const security = securityHeaders();
  return (request, response) => {
    const id = requestIdOf(request);
    const isApiRequest = servesApi && request.path.startsWith(`${BASE_PATH}/api/`);
    const { type, body } = isApiRequest
      ? problem(503, 'serviceUnavailable', id)
      : { type: 'text/html; charset=utf-8', body: page };
    for (const setHeaders of security) setHeaders(request, response, () => undefined);
    response.writeHead(503, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': cacheControl.noStore,
      'Retry-After': RETRY_AFTER_S,
      'X-Request-Id': id,
      // Nothing of the request is read any more.
      ...(request.method !== 'GET' && request.method !== 'HEAD' && { Connection: 'close' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
