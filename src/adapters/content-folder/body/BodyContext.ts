import type { Locale } from '#domain/locale/locale.ts';
import type { PlannedPicture, Unusable } from '../media/MediaPlan.ts';

/** What a body is read with. */
export interface BodyContext {
  readonly locale: Locale;
  /** Names the tables that stand before the first heading. */
  readonly title: string;
  /** Why an address may not be a link here, or undefined. */
  linkFault(address: string): string | undefined;
  picture(name: string): Promise<PlannedPicture | Unusable>;
  /** @param line counted from 0 at the beginning of the body */
  fault(line: number, text: string): void;
}
