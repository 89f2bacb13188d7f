import type { FieldErrorCode, FileErrorCode, FormProblem } from '../messages/formErrors.ts';

/** What was typed or chosen, by the name of the field. A box that is ticked has a value that is not empty. */
export type FormValues = Readonly<Record<string, string>>;

/** Why fields are refused, by name. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

/** A form on its page: empty, or as it was sent when it could not be taken. */
export interface FormState {
  /** Fresh on every page, so that the same form sent twice is taken once. */
  readonly submissionId: string;
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** Files that the server has already: nobody has to send them again. */
  readonly files: readonly UploadedFile[];
  readonly fileErrors: readonly FileError[];
  /** Why the form was not taken, when it is not because of a field. */
  readonly problem?: FormProblem;
  /** When to try again, in minutes: with the problem 'formTooOften'. */
  readonly retryMinutes?: number;
  /** The sealed account whose robot check takes more work, after sign-ins to it failed. */
  readonly robotCheckFor?: string;
  /** The size limit of one file; absent when the form takes no files. */
  readonly maxMegabytes?: number;
  /** Whether files have to be chosen again when the form was refused: the server keeps none. */
  readonly forgetsFiles?: true;
  /** The endings of the files that it takes; those of attachments when left out. */
  readonly fileEndings?: readonly string[];
}

export interface UploadedFile {
  /** Returns the file to the server: opaque, and worthless elsewhere. */
  readonly token: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export interface FileError {
  /** The name of the file; absent when the error is about all of them. */
  readonly name?: string;
  readonly code: FileErrorCode;
}

export function hasErrors({ errors, fileErrors }: Pick<FormState, 'errors' | 'fileErrors'>): boolean {
  return Object.keys(errors).length > 0 || fileErrors.length > 0;
}
