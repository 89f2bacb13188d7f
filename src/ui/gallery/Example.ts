import type { ReactNode } from 'react';

/** A component as the gallery shows it. */
export interface Example {
  /** Its file's name, without the ending. */
  readonly component: string;
  /** Whether it stands in a column of a page, not across it. */
  readonly inColumn?: boolean;
  readonly states: readonly ExampleState[];
}

export interface ExampleState {
  /** In the language of the gallery. */
  readonly name: string;
  readonly shows: ReactNode;
  /** Whether it is made for the dark band at the top of a page. */
  readonly onBand?: boolean;
}
