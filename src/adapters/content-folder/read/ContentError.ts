/** Something wrong in a content folder, told so that its author can find and mend it. */
export interface ContentError {
  /** As the author would open it: the folder that was named, then the path inside it. */
  readonly file: string;
  /** Counted from 1; absent when it is about a folder, or a file that no line of text belongs to. */
  readonly line?: number;
  readonly text: string;
}

/** `content/sites/department/news/x/th.md:4: title: must be at most 120 characters` */
export function formatContentError({ file, line, text }: ContentError): string {
  return line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`;
}

/** Gathers every fault of a reading, so that an author mends them in one go. */
export class ContentErrors {
  readonly #found = new Map<string, ContentError>();

  add(file: string, line: number | undefined, text: string): void {
    const fault = { file, text, ...(line !== undefined && { line }) };
    this.#found.set(formatContentError(fault), fault);
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
