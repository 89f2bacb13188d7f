/** A part of a text, and whether it matches what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}
