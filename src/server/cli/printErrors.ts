import { formatContentError, type ContentError } from '#adapters/content-folder/read/ContentError.ts';

/** Prints every error on its own line, and their number. */
export function printErrors(errors: readonly ContentError[], print: (line: string) => void): void {
  for (const error of errors) print(formatContentError(error));
  print(errors.length === 1 ? '1 error.' : `${errors.length} errors.`);
}
