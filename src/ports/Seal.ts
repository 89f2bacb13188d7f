/** Makes texts worthless to everybody but this server: nobody else can read, change or make one. */
export interface Seal {
  /**
   * A sealed text, in letters that a cookie may hold; never the same twice.
   *
   * @param purpose what it is for: a text that was sealed for something else does not open
   */
  close(purpose: string, text: string): string;
  /** Undefined when it was not sealed here for this purpose, or was touched since. */
  open(purpose: string, sealed: string): string | undefined;
}
