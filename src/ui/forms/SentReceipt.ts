import type { Instant } from '#domain/instant.ts';

/** What the receipt of a message says. */
export interface SentReceipt {
  /** `48209-37512` */
  readonly reference: string;
  readonly receivedAt: Instant;
  /** Whether the reference is sent to the person's e-mail address as well. */
  readonly isMailed: boolean;
  /** Absent where it is not known. */
  readonly wantsAnswer?: boolean;
}
