import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { MEDIA_NAME, type Media } from '#ports/Media.ts';
import { Refused } from './Refused.ts';

/** Pictures are shown in pages; everything else is handed over as a file that a browser does not open as our page. */
const SHOWN = /^(image|video)\/(?!svg)|^text\/vtt/;

/** Names follow the content, so a copy is good for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** `/media/{name}`. @param cacheControl who may keep it, and how long */
export function serveMedia(media: Media, cacheControl: string): RequestHandler {
  return async (request, response) => {
    const { signal } = response.locals.context;
    const name = String(request.params['name']);
    const file = MEDIA_NAME.test(name) ? await media.open(name, signal) : undefined;
    // A stream begun for a visitor who has left by now would fail before anybody listens, and end the process.
    if (signal.aborted) return;
    if (file === undefined) throw new Refused('mediaNotFound');
    response.set({
      'Content-Type': file.type,
      'Content-Length': String(file.size),
      'Cache-Control': cacheControl,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': SHOWN.test(file.type) ? 'inline' : 'attachment',
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(file.stream(), response, { signal });
  };
}
