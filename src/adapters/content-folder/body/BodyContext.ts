import type { Locale } from '#domain/locale/locale.ts';
import type { PlannedPicture, Unusable } from '../media/MediaPlan.ts';

/** Everything that the rendering of a body depends on. */
export interface BodyContext {
  readonly locale: Locale;
  /** The title, which labels tables before the first heading. */
  readonly title: string;
  /** The reason why an address is not a valid link here; undefined when it is valid. */
  linkError(address: string): string | undefined;
  picture(name: string): Promise<PlannedPicture | Unusable>;
  /** @param line counted from 0 at the beginning of the body */
  addError(line: number, text: string): void;
}
