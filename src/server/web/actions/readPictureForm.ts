import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { MAX_PICTURE_BYTES } from '#domain/members/profilePicture.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import { BODY_IN_FILES, readBody, type PostedForm } from './readBody.ts';
import { readMultipart } from './readMultipart.ts';

/** Reads the body of a posted form that may have one picture, which is kept in memory. Throws what `readBody` throws. */
export async function readPictureForm(request: Request, response: Response): Promise<PostedForm> {
  if (request.is('multipart/form-data') === false) return await readBody(request, response);
  response.locals.bodyTimeout?.allowUpload();
  const { fields, saved, fileErrors } = await readMultipart(request, {
    save: (_name, content) => collect(content),
    maxBytes: BODY_IN_FILES * MAX_PICTURE_BYTES,
    maxFiles: 1,
  });
  const [picture] = saved;
  return { fields, files: [], fileErrors, ...(picture !== undefined && { picture }) };
}

async function collect(content: Readable): Promise<Outcome<Uint8Array, 'fileTooLarge'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PICTURE_BYTES) return refused('fileTooLarge');
    chunks.push(chunk);
  }
  return done(new Uint8Array(Buffer.concat(chunks)));
}
