import type { Response } from 'express';
import { cacheControl } from '../http/cacheControl.ts';
import { hasMissingParts } from './deferred.ts';
import type { Routed } from './router.ts';

/**
 * Sends the data of a page as `{ route, title, props }`, with the status of the page; a redirect is
 * `{ redirect, status }` (spec §7). Waits for deferred parts; with one unavailable, the response must not be cached.
 */
export async function sendPayload(response: Response, { result }: Routed): Promise<void> {
  if ('redirect' in result) {
    response.set('Cache-Control', cacheControl.noStore).json(result);
    return;
  }
  const status = result.status ?? 200;
  const entries = Object.entries(result.props as object);
  const values = await Promise.all(entries.map(([, value]) => value as unknown));
  const props = Object.fromEntries(entries.map(([key], index) => [key, values[index]]));
  const shared = status === 200 && !(await hasMissingParts(result.props));
  response
    .status(status)
    .set('Cache-Control', shared ? cacheControl.revalidate : cacheControl.noStore)
    .set(result.headers ?? {})
    .json({ route: result.view, title: result.title, props });
}
