import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { SiteId } from '#domain/site/siteId.ts';
import { MEDIA_NAME, type Media } from '#ports/Media.ts';
import { parseRange } from './byteRange.ts';
import { cacheControl } from './cacheControl.ts';
import { RefusalError } from './RefusalError.ts';

/** Types that a browser shows. Others are downloads, so that no file is opened as a page of this website. */
const INLINE = /^(image|video)\/(?!svg)|^text\/vtt/;

/**
 * `/media/{name}`, with range requests: Safari plays videos only from servers that support them.
 *
 * @param siteOf the site under which a file is requested; one that another site publishes is not found
 * @param cacheability `Cache-Control` of the files
 */
export function serveMedia(
  media: Media,
  siteOf: (request: Request, response: Response) => SiteId,
  cacheability: string,
): RequestHandler {
  return async (request, response) => {
    const { signal } = response.locals.context;
    const name = String(request.params['name']);
    const file = MEDIA_NAME.test(name) ? await media.open(siteOf(request, response), name, signal) : undefined;
    // A stream that is opened after the client disconnected would emit an error without a listener and end the process.
    if (signal.aborted) return;
    if (file === undefined) throw new RefusalError('mediaNotFound');
    const tag = `"${name}"`; // the content under a name never changes
    response.set({
      'Content-Type': file.type,
      'Cache-Control': cacheability,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': INLINE.test(file.type) ? 'inline' : 'attachment',
      'Accept-Ranges': file.supportsRanges ? 'bytes' : 'none',
      ETag: tag,
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const range = file.supportsRanges ? parseRange(rangeHeaderOf(request, tag), file.size) : 'whole';
    if (range === 'unsatisfiable') {
      response
        .status(416)
        .set({ 'Content-Range': `bytes */${file.size}`, 'Cache-Control': cacheControl.noStore })
        .end();
      return;
    }
    if (range === 'whole') {
      response.set('Content-Length', String(file.size));
    } else {
      response.status(206).set({
        'Content-Length': String(range.end - range.start + 1),
        'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
      });
    }
    if (request.method === 'HEAD') response.end();
    else await pipeline(file.stream(range === 'whole' ? undefined : range), response, { signal });
  };
}

/** Ranges are for GET only, and with `If-Range` only for the same file (RFC 9110 §13.1.5, §14.2). */
function rangeHeaderOf({ method, headers }: Request, tag: string): string | undefined {
  const ifRange = headers['if-range'];
  return method === 'GET' && (ifRange === undefined || ifRange === tag) ? headers.range : undefined;
}
