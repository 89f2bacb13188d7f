import type { OwnSite } from '#domain/site/matchSite.ts';
import type { Sites } from './Sites.ts';

/** The sites that were imported from a content folder, beside those of a department's API. Throws `Unavailable`. */
export interface OwnSites extends Pick<Sites, 'details' | 'layout'> {
  /** All of them, by id. */
  all(): Promise<readonly OwnSite[]>;
}
