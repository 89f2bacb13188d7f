import type { ApiClients } from './ApiClients.ts';
import type { Clock } from './Clock.ts';
import type { Content } from './Content.ts';
import type { Feedback } from './Feedback.ts';
import type { Media } from './Media.ts';
import type { Readiness } from './Readiness.ts';
import type { Sites } from './Sites.ts';
import type { Water } from './Water.ts';

/** Everything the pages need from outside. The store and the department's API both offer all of it. */
export interface Ports {
  readonly clock: Clock;
  readonly sites: Sites;
  readonly content: Content;
  readonly water: Water;
  readonly feedback: Feedback;
  readonly media: Media;
  readonly readiness: Readiness;
}

/** What the API tier needs besides: only the store offers it. */
export interface ApiPorts extends Ports {
  readonly apiClients: ApiClients;
}
