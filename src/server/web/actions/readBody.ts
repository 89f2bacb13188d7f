import express, { type Request, type Response } from 'express';
import { isFields } from '#adapters/schema/schema.ts';
import { HttpError } from '../../http/HttpError.ts';

/** Posted fields by name. A field that was sent several times is a list. */
export type FormFields = Readonly<Record<string, unknown>>;

const urlencoded = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 100 });

/** Reads the body of a posted form. Throws 413 when it is too large, 415 when it is no form, 400 when it is broken. */
export async function readBody(request: Request, response: Response): Promise<FormFields> {
  await new Promise<void>((resolve, reject) => {
    urlencoded(request, response, (error?: Error) => {
      if (error === undefined) resolve();
      else reject(error);
    });
  });
  const body: unknown = request.body;
  if (!isFields(body)) throw new HttpError(415);
  return body;
}
