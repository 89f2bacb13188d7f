import express, { type Request, type Response } from 'express';
import { MAX_ATTACHMENTS } from '#domain/files/attachment.ts';
import { isFields } from '#adapters/schema/schema.ts';
import type { FileError, UploadedFile } from '#ui/forms/FormState.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { FormFields } from './FormFields.ts';
import { keptFiles } from './keptFiles.ts';
import { MAX_FIELD_BYTES, readMultipart, type MultipartOptions } from './readMultipart.ts';

/** A posted form as it came, its files saved. */
export interface PostedForm {
  readonly fields: FormFields;
  readonly files: readonly UploadedFile[];
  readonly fileErrors: readonly FileError[];
  /** Why a file could not be saved, when that is not the file's fault. */
  readonly failure?: Error;
  /** The picture of a form that takes one. */
  readonly picture?: Uint8Array;
}

/** Each file is returned as the next form page carries it, or undefined where it carries none. */
export interface Uploads extends Pick<MultipartOptions<UploadedFile | undefined>, 'save'> {
  /** The size limit of one file, in bytes. */
  readonly maxFileBytes: number;
}

/**
 * The size limit of a body, in files of the greatest size. Far above what is allowed: the rest of a file that is too large
 * is read and dropped, so that the answer is a sentence beside what was typed.
 */
export const BODY_IN_FILES = 20;

const urlencoded = express.urlencoded({ extended: false, limit: MAX_FIELD_BYTES, parameterLimit: 100 });

/**
 * Reads the body of a posted form. Throws 413 when it is too large, 415 when it is no form, 400 when it is broken.
 *
 * @param uploads for a form that may have files
 */
export async function readBody(request: Request, response: Response, uploads?: Uploads): Promise<PostedForm> {
  if (uploads !== undefined && request.is('multipart/form-data') !== false) {
    response.locals.bodyTimeout?.allowUpload();
    const { save, maxFileBytes } = uploads;
    const maxBytes = BODY_IN_FILES * maxFileBytes;
    const { fields, saved, fileErrors, failure } = await readMultipart(request, {
      ...{ save, maxBytes, maxFiles: MAX_ATTACHMENTS },
    });
    const files = [...keptFiles(fields), ...saved.filter((file) => file !== undefined)];
    return { fields, files, fileErrors, ...(failure !== undefined && { failure }) };
  }
  await new Promise<void>((resolve, reject) => {
    urlencoded(request, response, (error?: Error) => {
      if (error === undefined) resolve();
      else reject(error);
    });
  });
  const fields: unknown = request.body;
  if (!isFields(fields)) throw new HttpError(415);
  return { fields, files: keptFiles(fields), fileErrors: [] };
}
