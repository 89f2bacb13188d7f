import { parseTrackingCode, trackingCodeOf, type TrackingCodeRefusal } from '../complaints/trackingCode.ts';
import type { Outcome } from '../outcome.ts';

/**
 * The code on the receipt of a tip, which opens the department's answers: `K7M2Q-9DXHT-4RPN`, of the form of a complaint's
 * tracking code. It needs no password, and is stored nowhere: whoever has it is the holder.
 */
export type TipCode = string & { readonly __brand: 'TipCode' };

/** @param random `TRACKING_CODE_BYTES` random bytes */
export function tipCodeOf(random: Uint8Array): TipCode {
  return trackingCodeOf(random) as string as TipCode;
}

/** Parses a code as a person typed it, in every way in which a tracking code may be typed. */
export function parseTipCode(text: string): Outcome<TipCode, TrackingCodeRefusal> {
  return parseTrackingCode(text) as Outcome<string, TrackingCodeRefusal> as Outcome<TipCode, TrackingCodeRefusal>;
}
