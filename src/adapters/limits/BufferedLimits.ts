import { createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { addSeconds, type Instant } from '#domain/instant.ts';
import { secondsToWait, windowAt, type Limit, type LimitWindow } from '#domain/limits/limit.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Limits } from '#ports/Limits.ts';
import type { LimitTable } from './LimitTable.ts';

export interface BufferedLimitsSettings {
  /** At least 32 characters that nobody can guess; the same in all processes that share counts. */
  readonly secretKey: () => Promise<string>;
  /** Where counts survive a restart and are shared; without it, they are in the memory of this process only. */
  readonly openTable?: (() => Promise<LimitTable>) | undefined;
  /** How long the first use of a subject waits for what the table has of it, in milliseconds; 250 by default. */
  readonly findTimeoutMs?: number;
  readonly clock: Clock;
  readonly warn: (message: string, error?: unknown) => void;
}

interface Entry {
  window: LimitWindow | undefined;
  endsAt: Instant;
  /** Uses in this window that are not in the table yet. */
  newUses: number;
}

/** Subjects in memory: some 20 MB. Above it, the least recently used one is forgotten, or read from the table again. */
const MAX_SUBJECTS = 100_000;
const SAVE_INTERVAL_MS = 1_000;
const FIND_TIMEOUT_MS = 250;
/** The same for the first use of all, for which the table is opened. */
const OPEN_TIMEOUT_MS = 1_000;
const CLEAR_INTERVAL_SECONDS = 60;
const KEY_BYTES = 32;

/** Counts in memory, and adds the counts to a table every second. Everything is opened with the first use. */
export class BufferedLimits implements Limits {
  readonly #settings: BufferedLimitsSettings;
  readonly #unsaved = new Map<string, Entry>();
  readonly #entries = new LRUCache<string, Entry>({
    // With `max`, memory for all of them would be reserved at once, which takes 20 ms.
    maxSize: MAX_SUBJECTS,
    sizeCalculation: () => 1,
    dispose: (_entry, subject) => this.#unsaved.delete(subject),
  });
  readonly #loading = new Map<string, Promise<Entry>>();
  #key: Promise<Buffer> | undefined;
  #table: Promise<LimitTable> | undefined;
  #isFailing = false;
  #timer: NodeJS.Timeout | undefined;
  #saving: Promise<void> | undefined;
  #clearAfter: Instant | undefined;

  constructor(settings: BufferedLimitsSettings) {
    this.#settings = settings;
  }

  async use(limit: Limit, subject: string, amount = 1): Promise<number> {
    const digest = await this.#digest(limit, subject);
    const entry = await this.#entryOf(digest);
    const now = this.#settings.clock.now();
    const window = windowAt(entry.window, limit, now);
    const wait = secondsToWait(window, limit, now, amount);
    if (wait > 0) return wait;
    if (window.uses === 0) entry.newUses = 0;
    entry.window = { ...window, uses: window.uses + amount };
    entry.endsAt = addSeconds(window.startedAt, limit.seconds);
    entry.newUses += amount;
    this.#saveLater(digest, entry);
    return 0;
  }

  async check(limit: Limit, subject: string): Promise<number> {
    const { window, now } = await this.#windowOf(limit, subject);
    return secondsToWait(window, limit, now);
  }

  async count(limit: Limit, subject: string): Promise<number> {
    const { window } = await this.#windowOf(limit, subject);
    return window.uses;
  }

  /** Adds the counts to the table now. Never rejects. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#saving ??= this.#saveAll().finally(() => (this.#saving = undefined));
    await this.#saving;
  }

  /** Saves the counts and closes the table. */
  async close(): Promise<void> {
    await this.#saving;
    await this.save();
    clearTimeout(this.#timer);
    const table = this.#table;
    this.#table = undefined;
    await table?.then((opened) => opened.close()).catch(() => undefined);
  }

  async #digest({ purpose }: Limit, subject: string): Promise<string> {
    this.#key ??= this.#settings
      .secretKey()
      .then((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'thara limits', KEY_BYTES)));
    const text = JSON.stringify([purpose, subject]);
    return createHmac('sha256', await this.#key)
      .update(text)
      .digest('base64url');
  }

  async #windowOf(limit: Limit, subject: string): Promise<{ readonly window: LimitWindow; readonly now: Instant }> {
    const digest = await this.#digest(limit, subject);
    const entry = await this.#entryOf(digest);
    this.#saveLater(digest, entry); // which brings what other processes have counted
    const now = this.#settings.clock.now();
    return { window: windowAt(entry.window, limit, now), now };
  }

  async #entryOf(digest: string): Promise<Entry> {
    return this.#entries.get(digest) ?? (await this.#load(digest));
  }

  /** What the table has of a subject, for all who want it at the same time. Never rejects. */
  #load(digest: string): Promise<Entry> {
    const running = this.#loading.get(digest);
    if (running !== undefined) return running;
    const load = this.#find(digest)
      .then((window) => {
        const entry: Entry = { window, endsAt: this.#settings.clock.now(), newUses: 0 };
        this.#entries.set(digest, entry);
        return entry;
      })
      .finally(() => this.#loading.delete(digest));
    this.#loading.set(digest, load);
    return load;
  }

  async #find(digest: string): Promise<LimitWindow | undefined> {
    // While the table fails, nobody waits for it: the next save finds out whether it can be used again.
    if (this.#settings.openTable === undefined || this.#isFailing) return undefined;
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const { findTimeoutMs = this.#table === undefined ? OPEN_TIMEOUT_MS : FIND_TIMEOUT_MS } = this.#settings;
    const timer = setTimeout(() => {
      reject(new Error(`no response within ${findTimeoutMs} ms`));
    }, findTimeoutMs);
    try {
      return await Promise.race([this.#withTable((table) => table.find(digest)), timeout]);
    } catch (error) {
      this.#fail(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async #withTable<T>(work: (table: LimitTable) => Promise<T>): Promise<T> {
    const opening = (this.#table ??= (this.#settings.openTable as () => Promise<LimitTable>)());
    try {
      return await work(await opening);
    } catch (error) {
      // It is opened again for the next try, because its file or its server may have been replaced.
      if (this.#table === opening) this.#table = undefined;
      void opening.then((table) => table.close()).catch(() => undefined);
      throw error;
    }
  }

  #saveLater(digest: string, entry: Entry): void {
    if (this.#settings.openTable === undefined || entry.window === undefined) return;
    this.#unsaved.set(digest, entry);
    this.#scheduleSave();
  }

  #scheduleSave(): void {
    this.#timer ??= setTimeout(() => void this.save(), SAVE_INTERVAL_MS).unref();
  }

  async #saveAll(): Promise<void> {
    if (this.#unsaved.size === 0) return;
    const now = this.#settings.clock.now();
    const batch = [...this.#unsaved].flatMap(([subject, entry]) => {
      const { window, endsAt, newUses } = entry;
      return window === undefined ? [] : { subject, entry, startedAt: window.startedAt, endsAt, uses: newUses };
    });
    this.#unsaved.clear();
    for (const { entry } of batch) entry.newUses = 0;
    try {
      const windows = await this.#withTable((table) => table.add(batch, now));
      for (const { subject, entry, startedAt } of batch) {
        const window = windows.get(subject);
        // Unless it has begun another window meanwhile.
        if (window !== undefined && entry.window?.startedAt === startedAt)
          entry.window = { ...window, uses: window.uses + entry.newUses };
      }
      this.#isFailing = false;
    } catch (error) {
      this.#fail(error);
      for (const { subject, entry, startedAt, uses } of batch) {
        if (entry.window?.startedAt === startedAt) entry.newUses += uses;
        // Unless it was forgotten meanwhile.
        if (this.#entries.peek(subject) === entry) this.#unsaved.set(subject, entry);
      }
      this.#scheduleSave();
      return;
    }
    await this.#clear(now);
  }

  async #clear(now: Instant): Promise<void> {
    if (this.#clearAfter !== undefined && now < this.#clearAfter) return;
    this.#clearAfter = addSeconds(now, CLEAR_INTERVAL_SECONDS);
    await this.#withTable((table) => table.clear(now)).catch((error: unknown) => {
      this.#fail(error);
    });
  }

  #fail(error: unknown): void {
    if (!this.#isFailing) this.#settings.warn('limits cannot be stored now: they are counted in memory', error);
    this.#isFailing = true;
  }
}
