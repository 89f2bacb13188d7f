import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import { cacheControl } from '../http/cacheControl.ts';

/** Sends JSON that clients may keep: with an entity tag, and as 304 to a client that has the same already. */
export function sendTagged(request: Request, response: Response, json: object): void {
  const body = JSON.stringify(json);
  response.set({ 'Cache-Control': cacheControl.privateRevalidate, ETag: `"${hash('sha256', body, 'base64url')}"` });
  if (request.fresh) response.status(304).end();
  else response.type('json').send(body);
}
