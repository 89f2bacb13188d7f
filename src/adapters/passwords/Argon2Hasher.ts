import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { PasswordText } from '#domain/members/passwordText.ts';
import { Unavailable } from '#ports/Unavailable.ts';

const argon2 = promisify(argon2Callback);

/** One of the choices of OWASP's cheat sheet: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** For how long a visitor waits until hashing begins, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** `memory` in KiB. */
interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface HasherOptions {
  /** Of new hashes. */
  readonly cost?: Cost;
  /** How many passwords are hashed at once; as many as there are processors by default. */
  readonly atOnce?: number;
  readonly maxWaitMs?: number;
}

/**
 * Hashes passwords with argon2id, outside of the event loop. No more at once than there are processors: each takes one
 * whole, and 19 MiB. Throws `Unavailable` when its turn has not come within 2 s.
 */
export class Argon2Hasher {
  readonly #cost: Cost;
  readonly #maxWaitMs: number;
  readonly #waiting: (() => void)[] = [];
  readonly #hashOfNobody: string;
  #free: number;

  constructor({ cost = COST, atOnce = availableParallelism(), maxWaitMs = MAX_WAIT_MS }: HasherOptions = {}) {
    this.#cost = cost;
    this.#hashOfNobody = format(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
    this.#free = atOnce;
    this.#maxWaitMs = maxWaitMs;
  }

  /** @returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, so that the cost can be raised and older hashes are still read */
  async hash(password: PasswordText): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derive(password, salt, this.#cost);
    return format(this.#cost, salt, hash);
  }

  /**
   * Whether a password belongs to a hash. It takes as long without a hash, so nobody learns whether an account exists.
   */
  async matches(password: PasswordText, stored: string | undefined): Promise<boolean> {
    const { cost, salt, hash } = parse(stored ?? this.#hashOfNobody);
    const derived = await this.#derive(password, salt, cost);
    return timingSafeEqual(derived, hash) && stored !== undefined;
  }

  /** Whether a hash was made at less cost than new ones are. */
  isOutdated(stored: string): boolean {
    const { cost } = parse(stored);
    return cost.memory < this.#cost.memory || cost.passes < this.#cost.passes;
  }

  async #derive(password: PasswordText, nonce: Buffer, cost: Cost): Promise<Buffer> {
    await this.#enter();
    try {
      return await argon2('argon2id', { message: password, nonce, tagLength: HASH_BYTES, ...cost });
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new Unavailable('deadline', `${this.#waiting.length} passwords wait to be hashed`));
      }, this.#maxWaitMs);
      this.#waiting.push(begin);
    });
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function format({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

function parse(stored: string) {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(stored) ?? [];
  if (memory === undefined) throw new Error('the hash of a password has an unknown form');
  const cost: Cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}
