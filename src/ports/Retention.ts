import type { SiteId } from '#domain/site/siteId.ts';

/**
 * Deletes what people have sent when its time is over: messages that are done, complaints that were finished or withdrawn,
 * and tips. Throws `Unavailable`.
 */
export interface Retention {
  /** How much would be deleted now. */
  plan(): Promise<readonly RetentionCount[]>;
  /**
   * Deletes it, with its files. A complaint leaves an entry in the ledger that it was deleted, about nobody.
   *
   * @returns how much it was
   */
  apply(): Promise<readonly RetentionCount[]>;
}

export const RETAINED_KINDS = ['messages', 'complaints', 'tips'] as const;

/** More than none. Nothing in it is about a person. */
export interface RetentionCount {
  readonly site: SiteId;
  readonly kind: (typeof RETAINED_KINDS)[number];
  readonly count: number;
}
