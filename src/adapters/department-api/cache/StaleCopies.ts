import { join } from 'node:path';
import type { Instant } from '#domain/instant.ts';
import { ResponseCache, type ResponseCacheSettings } from './ResponseCache.ts';

/** The text of a good answer, or the code of a refusal. */
export type StaleCopy = { readonly asOf: Instant } & ({ readonly body: string } | { readonly refusal: string });

const MEGABYTE = 1_000_000;
const LIMITS = { most: 5_000, mostBytesInMemory: 16 * MEGABYTE, mostBytesOnDisk: 100 * MEGABYTE };
const LIMITS_OF_NOTHING = { most: 1_000, mostBytesInMemory: MEGABYTE, mostBytesOnDisk: 4 * MEGABYTE };

/** What an API said last to each question. */
export class StaleCopies {
  readonly #something: ResponseCache;
  /** What is empty or not there: apart, so that nobody can push the others out by asking for it. */
  readonly #nothing: ResponseCache;

  constructor({ folder, ...rest }: Omit<ResponseCacheSettings, 'limits'>) {
    const within = (name: string) => (folder === undefined ? undefined : join(folder, name));
    this.#something = new ResponseCache({ ...rest, folder: within('something'), limits: LIMITS });
    this.#nothing = new ResponseCache({ ...rest, folder: within('nothing'), limits: LIMITS_OF_NOTHING });
  }

  keep(question: string, body: string, isEmpty: boolean): void {
    const [shelf, other] = isEmpty ? [this.#nothing, this.#something] : [this.#something, this.#nothing];
    shelf.keep(question, body);
    other.forget(question);
    this.#nothing.forget(refusalOf(question));
  }

  keepRefusal(question: string, code: string): void {
    this.#something.forget(question);
    this.#nothing.forget(question);
    this.#nothing.keep(refusalOf(question), code);
  }

  async find(question: string): Promise<StaleCopy | undefined> {
    const [something, nothing, refusal] = await Promise.all([
      this.#something.find(question),
      this.#nothing.find(question),
      this.#nothing.find(refusalOf(question)),
    ]);
    const said = [something, nothing, refusal && { asOf: refusal.asOf, refusal: refusal.body }];
    // Another process that shares the folder may have been told something else since.
    return said.filter((one) => one !== undefined).reduce(laterOf, undefined);
  }

  async close(): Promise<void> {
    await Promise.all([this.#something.close(), this.#nothing.close()]);
  }
}

function laterOf(one: StaleCopy | undefined, other: StaleCopy): StaleCopy {
  return one !== undefined && one.asOf >= other.asOf ? one : other;
}

function refusalOf(question: string): string {
  return `the refusal of ${question}`;
}
