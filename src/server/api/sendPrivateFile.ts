import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_BODY_TYPE } from '#adapters/department-api/wire/AttachmentWire.ts';

/** Sends the whole content of an attached file over the API, to who may have it; a HEAD request has its headers alone. */
export async function sendPrivateFile(
  request: Request,
  response: Response,
  { id, content, size }: { readonly id: string; readonly content: Readable; readonly size: number },
): Promise<void> {
  response.set({
    'Content-Type': FILE_BODY_TYPE,
    'Content-Length': String(size),
    'Content-Disposition': 'attachment',
    'Accept-Ranges': 'none',
    ETag: `"${id}"`, // the content of a file never changes
  });
  if (request.method === 'HEAD') {
    content.destroy();
    response.end();
  } else await pipeline(content, response, { signal: response.locals.context.signal });
}
