import type { Locale } from '#domain/locale/locale.ts';
import type { PlannedPicture, Unusable } from '../media/MediaPlan.ts';

/** What a body is rendered with. */
export interface BodyContext {
  readonly locale: Locale;
  /** Label of the tables before the first heading. */
  readonly title: string;
  /** Why an address may not be a link here, or undefined. */
  linkError(address: string): string | undefined;
  picture(name: string): Promise<PlannedPicture | Unusable>;
  /** @param line counted from 0 at the beginning of the body */
  addError(line: number, text: string): void;
}
