/** An error in a content folder, described so that its author can find and correct it. */
export interface ContentError {
  /** As the author would open it: the folder that was given, then the path inside it. */
  readonly file: string;
  /** Counted from 1; absent for folders and for files that are no text. */
  readonly line?: number;
  readonly text: string;
}

/** `content/sites/department/news/x/th.md:4: title: must be at most 120 characters` */
export function formatContentError({ file, line, text }: ContentError): string {
  return line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`;
}

/** Collects all errors of an import, so that an author can correct them together. */
export class ContentErrors {
  readonly #found = new Map<string, ContentError>();

  add(file: string, line: number | undefined, text: string): void {
    const error = { file, text, ...(line !== undefined && { line }) };
    this.#found.set(formatContentError(error), error);
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  /** By file and line. */
  list(): readonly ContentError[] {
    return [...this.#found.values()].sort(
      (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || (a.line ?? 0) - (b.line ?? 0),
    );
  }
}
