import type { Response } from 'express';
import { cacheControl } from '../http/cacheControl.ts';
import { setCookies } from '../http/cookies.ts';
import { countedItem } from './countedItem.ts';
import { hasMissingParts } from './deferred.ts';
import type { Routed } from './router.ts';
import { sendShared } from './sendShared.ts';

/**
 * Sends the data of a page as `{ route, title, props }`, with the status of the page; a redirect is
 * `{ redirect, status }` (spec §7). Waits for deferred parts; with one unavailable, the response must not be cached.
 */
export async function sendPayload(response: Response, { result }: Routed): Promise<void> {
  if ('redirect' in result) {
    const { redirect, status, headers = {}, cookies } = result;
    setCookies(response, cookies);
    response.set({ ...headers, 'Cache-Control': cacheControl.noStore }).json({ redirect, status });
    return;
  }
  setCookies(response, result.cookies);
  const status = result.status ?? 200;
  const entries = Object.entries(result.props as object);
  const values = await Promise.all(entries.map(([, value]) => value as unknown));
  const props = Object.fromEntries(entries.map(([key], index) => [key, values[index]]));
  const shared = status === 200 && !(await hasMissingParts(result.props));
  const payload = { route: result.view, title: result.title, props };
  if (shared && result.headers?.['Cache-Control'] === undefined) {
    response.set(result.headers ?? {});
    // That of the page, although only the page is counted.
    const cacheability = countedItem(result) === undefined ? cacheControl.shared : cacheControl.revalidate;
    sendShared(response, 'application/json; charset=utf-8', JSON.stringify(payload), cacheability);
  } else {
    response
      .status(status)
      .set('Cache-Control', cacheControl.noStore)
      .set(result.headers ?? {})
      .json(payload);
  }
}
