import type { Settings } from '#config/Settings.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';

/** What a list is about: one site, or each of them. */
export interface ListQuery<State extends string> {
  readonly site: SiteId | undefined;
  readonly state: State;
}

/** The options of a list of what people sent. Throws the usage when they are wrong. */
export class ListOptions<State extends string> {
  readonly #usage: string;
  readonly #states: readonly State[];

  constructor(usage: string, states: readonly State[]) {
    this.#usage = usage;
    this.#states = states;
  }

  /** @param given without a site, it is the one that SITE_ID names */
  query(
    { SITE_ID }: Pick<Settings, 'SITE_ID'>,
    given: { readonly site?: string; readonly state?: string },
    usualState: State,
  ): ListQuery<State> {
    const site = knownSiteId(given.site ?? SITE_ID);
    const state = this.#states.find((one) => one === (given.state ?? usualState));
    if (state === undefined) throw new Error(this.#usage);
    if (site === undefined && given.site !== undefined) throw new Error(`there is no site ${given.site}`);
    return { site, state };
  }

  /** The first format is the usual one. */
  format<const Format extends string>(given: string | undefined, offered: readonly Format[]): Format {
    const format = given === undefined ? offered[0] : offered.find((one) => one === given);
    if (format === undefined) throw new Error(this.#usage);
    return format;
  }
}
