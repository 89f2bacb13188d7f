/** What a mail says, from which its text and its HTML are made. */
export interface MailText {
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

export type MailPart =
  | { readonly type: 'paragraph'; readonly text: string }
  /** Values, one a line. */
  | { readonly type: 'facts'; readonly facts: readonly Fact[] };

export interface Fact {
  readonly label?: string;
  readonly value: string;
  /** The address that the value is a link to. */
  readonly href?: string;
}
