import { decode } from '#adapters/shape/decode.ts';
import { Flag } from '#adapters/shape/rules.ts';

/** What changing a profile or a password and signing up answer (spec §7). */
class SuccessWire {
  @Flag() readonly success!: boolean;
}

/** Whether it was done. Throws `ShapeError`. */
export function successFromWire(json: unknown): boolean {
  return decode(SuccessWire, json).success;
}
