import type { Locale } from '#domain/locale/locale.ts';
import type { ResolvedPath } from '../read/PublicPaths.ts';

/** Something beside its own texts that an item was built with, and what it was. */
export type ItemInput =
  /** The item that a valid link leads to. */
  | readonly ['link', Locale, ResolvedPath]
  /** The slug of an existing item of the same kind. */
  | readonly ['sibling', string]
  /** Another text of its folder, by name, and the digest of its bytes. */
  | readonly ['text', string, string]
  /** A picture or file, as the item names it, and a media name of it. */
  | readonly ['picture' | 'file', string, string];

/** Records each input of an item once. */
export class InputRecorder {
  readonly #inputs = new Map<string, ItemInput>();

  add(input: ItemInput): void {
    this.#inputs.set(JSON.stringify(input), input);
  }

  get inputs(): readonly ItemInput[] {
    return [...this.#inputs.values()];
  }
}
