import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Ports } from '#ports/Ports.ts';
import type { Seal } from '#ports/Seal.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';

/** What a page handler receives: a parsed and validated request. */
export interface PageRequest {
  readonly ports: Ports;
  readonly site: SiteDetails;
  readonly layout: SiteLayout;
  readonly locale: Locale;
  /** Path parameters of the route, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The requested path, without base path and query. */
  readonly path: string;
  /** Only the parameters that the route reads: see `ROUTES`. */
  readonly query: URLSearchParams;
  /** Translator and links in the page's language. */
  readonly context: RenderContext;
  /** The same in each language, for what is in both. */
  readonly contexts: Readonly<Record<Locale, RenderContext>>;
  readonly now: Instant;
  /** Aborts when the client disconnects. */
  readonly disconnectSignal: AbortSignal;
  /** For calls of ports: aborts when the client disconnects or the page's time limit is over. */
  readonly signal: AbortSignal;
  /**
   * Present when deferred parts are fetched after the shell of the page (the source is remote): resolved when the shell
   * has been sent.
   */
  readonly shellSent?: PromiseWithResolvers<void>;
  /** Whether other websites may show parts of this one in frames. */
  readonly canEmbed: boolean;
  readonly seal: Seal;
  readonly visitor: Visitor;
  /** The size limit of an attached file, in bytes. */
  readonly maxFileBytes: number;
  /** Within how many days a complaint is answered. */
  readonly complaintAnswerDays: number;
  /** Whether the department's API is below `/api`. */
  readonly servesApi: boolean;
  readonly log: Log;
}

/** What a page may know of who requests it. Only private pages look at it: all others are the same for everybody. */
export interface Visitor {
  session(): VisitorSession;
  /** A cookie of the request. */
  cookie(name: string): string | undefined;
}

export interface Log {
  warn(details: object, message: string): void;
}
