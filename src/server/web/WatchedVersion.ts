import { addSeconds, type Instant } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';
import type { SiteVersion } from '#ports/SiteVersions.ts';
import type { Stale } from '../http/staleness.ts';

/** The version of a site, as it was last checked. */
export interface CheckedVersion {
  /** What was made of another version is out of date. Undefined while the source has never responded. */
  readonly id: string | undefined;
  /** When content next changes by itself; undefined when nothing is known to be scheduled. */
  readonly changesAt: Instant | undefined;
  /** Present while the source does not respond: the version is the last that is known. */
  readonly stale: Stale | undefined;
}

/** The version of every site of a source that has none. */
export const UNVERSIONED = 'unversioned';

/** With the interval, the version of a site that is visited was checked less than a second ago. */
const FRESH_SECONDS = 1;
const INTERVAL_MS = 500;
/** A source without versions may have them after an update. */
const UNVERSIONED_FRESH_SECONDS = 20;
const UNVERSIONED_INTERVAL_MS = 10_000;
const DEADLINE_MS = 1_000;
/** Shorter, because the first page has more to wait for. */
const FIRST_DEADLINE_MS = 500;
/** A site that nobody visits is checked for a minute more, and then when somebody visits it again. */
const MAX_UNUSED_MS = 60_000;

export interface WatchOptions {
  readonly clock: Clock;
  /** Called when checks begin to fail. */
  readonly onFailure: (error: unknown) => void;
}

/** Checks the version of one site again and again while it is used, by one request at a time. */
export class WatchedVersion {
  readonly #read: () => Promise<SiteVersion | undefined>;
  readonly #options: WatchOptions;
  #last: CheckedVersion | undefined;
  /** When the last successful check began, and until when it need not be repeated. */
  #checkedAt: Instant | undefined;
  #freshUntil: Instant | undefined;
  /** May take longer than anybody waits for it. */
  #request: Promise<void> | undefined;
  #check: Promise<CheckedVersion> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** For how long it has been checked since somebody used it. */
  #unusedMs = 0;
  #isStopped = false;

  constructor(read: () => Promise<SiteVersion | undefined>, options: WatchOptions) {
    this.#read = read;
    this.#options = options;
  }

  /** See `SiteVersionWatch`. */
  get(now: Instant): CheckedVersion | Promise<CheckedVersion> {
    this.#unusedMs = 0;
    const last = this.#last;
    if (last !== undefined && this.#isFresh(now)) return last;
    const isFailing = last?.stale !== undefined && (this.#timer !== undefined || this.#request !== undefined);
    const check = (this.#check ??= this.#waitForCheck().finally(() => (this.#check = undefined)));
    return isFailing ? last : check;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #isFresh(now: Instant): boolean {
    const [from, until] = [this.#checkedAt, this.#freshUntil];
    // The clock may have been set back.
    return from !== undefined && until !== undefined && from <= now && now < until;
  }

  /** Never rejects. */
  async #waitForCheck(): Promise<CheckedVersion> {
    const deadlineMs = this.#last === undefined ? FIRST_DEADLINE_MS : DEADLINE_MS;
    const { promise: deadline, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#fail(new Error(`no response within ${deadlineMs} ms`));
      resolve();
    }, deadlineMs);
    await Promise.race([this.#startCheck(), deadline]);
    clearTimeout(timer);
    return this.#last as CheckedVersion;
  }

  /** Never rejects. */
  #startCheck(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#request ??= this.#requestVersion().finally(() => {
      this.#request = undefined;
      this.#scheduleCheck();
    }));
  }

  async #requestVersion(): Promise<void> {
    const startedAt = this.#options.clock.now();
    try {
      const version = await this.#read();
      this.#last = { id: version?.id ?? UNVERSIONED, changesAt: version?.changesAt, stale: undefined };
      this.#checkedAt = startedAt;
      this.#freshUntil = addSeconds(startedAt, version === undefined ? UNVERSIONED_FRESH_SECONDS : FRESH_SECONDS);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(why: unknown): void {
    if (this.#last?.stale !== undefined) return;
    const asOf = this.#checkedAt ?? this.#options.clock.now();
    this.#last = { id: this.#last?.id, changesAt: this.#last?.changesAt, stale: { asOf, why } };
    this.#options.onFailure(why);
  }

  #scheduleCheck(): void {
    if (this.#isStopped || this.#unusedMs >= MAX_UNUSED_MS) return;
    const interval = this.#last?.id === UNVERSIONED ? UNVERSIONED_INTERVAL_MS : INTERVAL_MS;
    this.#unusedMs += interval;
    this.#timer = setTimeout(() => void this.#startCheck(), interval).unref();
  }
}
