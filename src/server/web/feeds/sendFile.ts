import { hash } from 'node:crypto';
import type { Response } from 'express';
import { retryAfterSeconds, type Maintenance } from '#domain/site/maintenance.ts';
import type { Instant } from '#domain/instant.ts';
import { cacheControl } from '../../http/cacheControl.ts';

/** Sends what is the same for everybody, or that nothing has changed since; to HEAD, the headers. */
export function sendShared(response: Response, type: string, text: string): void {
  const body = Buffer.from(text);
  response
    .set({
      'Content-Type': type,
      'Cache-Control': cacheControl.revalidate,
      ETag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    })
    .send(body);
}

/** The response to programs while a site is under maintenance: plain text, since they do not read pages. */
export function sendMaintenance(response: Response, maintenance: Maintenance, now: Instant): void {
  response
    .status(503)
    .set({ 'Cache-Control': cacheControl.noStore, 'Retry-After': String(retryAfterSeconds(maintenance, now)) })
    .type('text/plain')
    .send('under maintenance\n');
}
