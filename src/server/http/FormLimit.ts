import { formLimits, type FormLimits } from '#domain/limits/formLimits.ts';
import type { Limits } from '#ports/Limits.ts';

/** Limits how many forms of one kind a client network sends: those that are accepted, and tries. */
export class FormLimit {
  readonly #limits: Limits;
  readonly #of: FormLimits;

  /** @param perHour how many forms are accepted in an hour */
  constructor(limits: Limits, purpose: string, perHour: number) {
    this.#limits = limits;
    this.#of = formLimits(purpose, perHour);
  }

  /** Counts a try. @returns seconds until the client may try again; 0 when the form may be accepted */
  async countTry(network: string): Promise<number> {
    const wait = await this.#limits.use(this.#of.tries, network);
    return wait > 0 ? wait : await this.#limits.check(this.#of.accepted, network);
  }

  /** Counts a form that was accepted. Forms that are sent at the same moment may be accepted beyond the limit. */
  async countAccepted(network: string): Promise<void> {
    await this.#limits.use(this.#of.accepted, network);
  }
}
