import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { MAX_ATTACHMENT_NAME_LENGTH } from '#domain/files/attachmentName.ts';
import { withoutInvisible } from '#domain/forms/line.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { UploadRefusal } from '#ports/Attachments.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { FILES_NAME, KEPT_FILES_NAME, REMOVED_FILES_NAME } from '#ui/forms/fieldNames.ts';
import type { FileError } from '#ui/forms/FormState.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { FormFields } from './FormFields.ts';

/** What a form with files consisted of. */
export interface MultipartForm<Saved> {
  readonly fields: FormFields;
  readonly saved: readonly Saved[];
  readonly fileErrors: readonly FileError[];
  /** Why a file could not be saved, when that is not the file's fault: a full disk, no virus scanner. */
  readonly failure?: Error;
}

export interface MultipartOptions<Saved> {
  /** Saves a file while it arrives. @param fields those that arrived before it */
  readonly save: (name: string, content: Readable, fields: FormFields) => Promise<Outcome<Saved, FileRefusal>>;
  /** The size limit of the whole body, in bytes. */
  readonly maxBytes: number;
  /** How many files the form may have, with those that were kept from an earlier try. */
  readonly maxFiles: number;
}

/**
 * Of one field, and of a whole form without files. Ten times the longest text that is accepted, because a letter of Thai
 * has nine bytes in a form: a text that is too long comes back with a sentence beside it, not as an error page.
 */
export const MAX_FIELD_BYTES = 512_000;

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: MAX_FIELD_BYTES,
  fields: 100,
  files: 20,
  parts: 120,
  headerPairs: 20,
  headerSize: 8_192,
};

/**
 * Reads a posted form with files, which are saved while they arrive; no more than `maxFiles` with those that were kept
 * from an earlier try. A file that is refused does not stop the others. Throws 400 when the form is broken, 413
 * when it is too large; whatever has been saved by then is never sent, and is deleted after a day.
 */
export async function readMultipart<Saved>(
  request: Request,
  { save, maxBytes, maxFiles }: MultipartOptions<Saved>,
): Promise<MultipartForm<Saved>> {
  const parser = createParser(request);
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>();
  const fields = new Map<string, string[]>();
  const open = new Set<Readable>();
  const saving: Promise<SaveResult<Saved>>[] = [];
  const names: string[] = [];
  const surplus: string[] = [];
  let received = 0;

  const refuse = (status: number) => reject(new HttpError(status, { headers: { Connection: 'close' } }));
  parser.on('field', (name: string, value: string, isNameCut: boolean, isValueCut: boolean) => {
    if (isNameCut || isValueCut) refuse(413);
    else fields.set(name, [...(fields.get(name) ?? []), value]);
  });
  parser.on('file', (field: string, content: BusboyFileStream, name: string | undefined) => {
    content.on('error', () => undefined); // `save` reports it
    // An empty field for files sends a file without a name.
    if (field !== FILES_NAME || name === undefined || name === '') {
      content.resume();
      return;
    }
    const removed = fields.get(REMOVED_FILES_NAME) ?? [];
    const kept = (fields.get(KEPT_FILES_NAME) ?? []).filter((token) => !removed.includes(token));
    if (kept.length + names.length >= maxFiles) {
      surplus.push(name);
      content.resume();
      return;
    }
    names.push(name);
    open.add(content);
    saving.push(
      save(name, content, formFields(fields))
        .catch((cause: unknown) => ({ failure: cause instanceof Error ? cause : new Error('not saved', { cause }) }))
        .finally(() => {
          open.delete(content);
          content.resume(); // the rest of a file that was refused
        }),
    );
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => refuse(413));
  parser.on('error', () => refuse(400));
  parser.on('finish', resolve);
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) refuse(413);
  });
  request.once('close', () => {
    if (!request.complete) reject(new Error('the client disconnected'));
  });
  request.pipe(parser);

  try {
    await parsed;
  } catch (error) {
    request.unpipe(parser);
    request.resume();
    for (const content of open) content.destroy(new Error('the form was not read to its end', { cause: error }));
    await Promise.all(saving);
    throw error;
  }
  const results = await Promise.all(saving);
  const failure = results.map(failureOf).find((one) => one !== undefined);
  return {
    fields: formFields(fields),
    saved: results.flatMap((result) => ('ok' in result && result.ok ? [result.value] : [])),
    fileErrors: [
      ...results.flatMap((result, index) => errorOf(result, names[index] ?? '')),
      ...(surplus.length > 0 ? [{ code: 'tooManyFiles' } as const] : []),
    ],
    ...(failure !== undefined && { failure }),
  };
}

function formFields(fields: ReadonlyMap<string, readonly string[]>): FormFields {
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

function createParser({ headers }: Request): BusboyInstance {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS, defCharset: 'utf8' });
  } catch (cause) {
    throw new HttpError(400, { cause }); // no boundary
  }
}

/** 'pictureBroken': of a form that is sealed. */
type FileRefusal = UploadRefusal | 'pictureBroken';
type SaveResult<Saved> = Outcome<Saved, FileRefusal> | { readonly failure: Error };

/** Why no file can be saved now. The person cannot change it, so what they typed must not be lost. */
function failureOf(result: SaveResult<unknown>): Error | undefined {
  if ('failure' in result) return result.failure;
  const isUnknownSite = !result.ok && result.code === 'siteNotFound';
  return isUnknownSite ? new Unavailable('files', 'the site is not published in the store of files') : undefined;
}

function errorOf(result: SaveResult<unknown>, name: string): FileError[] {
  if ('failure' in result || result.ok || result.code === 'siteNotFound') return [];
  return [{ name: shownName(name), code: result.code }];
}

/** The name of a file of an unknown type: one line without its folders, and only the end of a long one. */
function shownName(given: string): string {
  const file = withoutInvisible(given.toWellFormed())
    .replace(/.*[/\\]/, '')
    .trim();
  return Array.from(file).slice(-MAX_ATTACHMENT_NAME_LENGTH).join('');
}
