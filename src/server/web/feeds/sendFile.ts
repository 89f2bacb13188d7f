import { hash } from 'node:crypto';
import type { Response } from 'express';
import { retryAfterSeconds, type Maintenance } from '#domain/site/maintenance.ts';
import type { Instant } from '#domain/instant.ts';
import { cacheControl } from '../../http/cacheControl.ts';

/**
 * Sends a file that is the same for everybody. Express responds with 304 when it is unchanged, and to HEAD without the
 * body.
 */
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

/** Responds with 503 while a site is under maintenance: as plain text, because programs do not read pages. */
export function sendMaintenance(response: Response, maintenance: Maintenance, now: Instant): void {
  response
    .status(503)
    .set({ 'Cache-Control': cacheControl.noStore, 'Retry-After': String(retryAfterSeconds(maintenance, now)) })
    .type('text/plain')
    .send('under maintenance\n');
}
