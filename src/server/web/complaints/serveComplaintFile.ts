import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import { parseAttachmentId } from '#ports/Attachments.ts';
import type { Ports } from '#ports/Ports.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { HttpError } from '../../http/HttpError.ts';
import { accessIn } from './openedComplaint.ts';

/** `GET /complaints/files/:id`: a file of the complaint that is open in this browser, and of no other. */
export function serveComplaintFile({ complaints }: Pick<Ports, 'complaints'>): RequestHandler {
  return async (request, response) => {
    const access = accessIn(request);
    const id = parseAttachmentId(String(request.params['id']));
    const { site, context } = response.locals;
    if (complaints === undefined || access === undefined || id === undefined) throw new HttpError(404);
    const opened = await complaints.openFile(site.details.id, access, id);
    if (!opened.ok) throw new HttpError(404);
    const { file, content } = opened.value;
    response
      .attachment(file.name)
      .type(file.type)
      .set({
        'Cache-Control': cacheControl.noStore,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Length': String(file.size),
        'X-Robots-Tag': 'noindex',
      });
    await pipeline(content, response, { signal: context.signal });
  };
}
