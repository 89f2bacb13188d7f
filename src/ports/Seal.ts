/** Encrypts and authenticates texts, so that only this server can read, change or create them. */
export interface Seal {
  /**
   * Encrypts a text. The result has only characters that are allowed in a cookie, and differs each time.
   *
   * @param purpose what the text is for: it can be opened for the same purpose only
   */
  close(purpose: string, text: string): string;
  /** Decrypts a text. Undefined when this server did not seal it for this purpose, or when it was changed since. */
  open(purpose: string, sealed: string): string | undefined;
}
