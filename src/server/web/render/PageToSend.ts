import type { IncomingMessage } from 'node:http';
import type { Preferences } from '#domain/preferences.ts';
import type { RouteId } from '#ui/routes.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';
import type { SiteWithLayouts } from '../SiteReader.ts';

/** A page before it is rendered: the result of its handler, and what decides how it is sent. */
export interface PageToSend {
  readonly request: PageRequest;
  readonly pageView: PageView;
  readonly route: RouteId;
  readonly site: SiteWithLayouts;
  readonly preferences: Preferences;
  /** Counts a visitor who gets the page from the cache. */
  readonly onHit?: ((visit: IncomingMessage) => void) | undefined;
}
