import type { ReactNode } from 'react';

/** A component as the gallery shows it. */
export interface Example {
  /** The name that it is exported by. */
  readonly component: string;
  /** Whether pages show it in a column, not across the whole width. */
  readonly inColumn?: boolean;
  readonly states: readonly ExampleState[];
}

export interface ExampleState {
  /** In the language of the gallery. */
  readonly name: string;
  readonly shows: ReactNode;
  /** Whether it is designed for the dark band at the top of a page. */
  readonly onBand?: boolean;
}
