import type { Logger } from 'pino';
import type { Instant } from '#domain/instant.ts';
import type { KnownSite } from '../sites/SiteDirectory.ts';

/** What is known of a request from its first moment on. */
export interface RequestContext {
  /** `X-Request-Id`: the proxy's when it looks like one, else ours. */
  readonly id: string;
  readonly now: Instant;
  /** The same moment as `performance.now()` has it, for measuring. */
  readonly startedAt: number;
  /** Fires when the visitor leaves before the answer is complete. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      context: RequestContext;
      /** The site that the host belongs to; set on web routes behind `findSite`. */
      site: KnownSite;
    }
  }
}
