import type { Response } from 'express';
import { retryAfterSeconds, type Maintenance } from '#domain/site/maintenance.ts';
import type { Instant } from '#domain/instant.ts';
import { cacheControl } from '../../http/cacheControl.ts';

/** Responds with 503 while a site is under maintenance: as plain text, because programs do not read pages. */
export function sendMaintenance(response: Response, maintenance: Maintenance, now: Instant): void {
  response
    .status(503)
    .set({ 'Cache-Control': cacheControl.noStore, 'Retry-After': String(retryAfterSeconds(maintenance, now)) })
    .type('text/plain')
    .send('under maintenance\n');
}
