import type { Response } from 'express';
import { cacheControl } from '../http/cacheControl.ts';

/**
 * Sends a text that is the same for everybody, and saves it in the page cache. Express responds with 304 when it is unchanged, and to HEAD
 * without the body.
 *
 * @param cacheability its `Cache-Control`
 */
export function sendShared(
  response: Response,
  type: string,
  text: string,
  cacheability: string = cacheControl.shared,
): void {
  const body = Buffer.from(text);
  response.set({ 'Content-Type': type, 'Cache-Control': cacheability, Vary: 'Accept-Encoding' });
  const etag = response.locals.cacheFill?.save({ headers: response.getHeaders(), body: [body] });
  if (etag !== undefined) response.set('ETag', etag);
  response.send(body);
}
