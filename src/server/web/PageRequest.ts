import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Ports } from '#ports/Ports.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { DeferredSchedule } from './DeferredSchedule.ts';

/** What a page handler is given: one visitor's request, read and checked. */
export interface PageRequest {
  readonly ports: Ports;
  readonly site: SiteDetails;
  readonly layout: SiteLayout;
  readonly locale: Locale;
  /** Path parameters of the route, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Path behind the base path, as asked for, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The words and links of the page to be drawn. */
  readonly page: RenderContext;
  readonly now: Instant;
  /** Fires when the visitor leaves. */
  readonly left: AbortSignal;
  /** For all that is asked of the ports: fires when the visitor leaves or the page has had its time. */
  readonly signal: AbortSignal;
  readonly deferredSchedule: DeferredSchedule;
  readonly log: Log;
}

export interface Log {
  warn(details: object, message: string): void;
}
