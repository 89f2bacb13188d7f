import { asciiDigits } from '../forms/digits.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** A place on the map, in or near Thailand: `18.78765, 98.99312` (degrees of latitude and longitude, WGS 84). */
export type Position = string & { readonly __brand: 'Position' };

export type PositionRefusal = 'required' | 'positionFormat';

/** The greatest length of a position as it is typed, in characters. */
export const MAX_POSITION_LENGTH = 60;

const NUMBERS = /^(\d{1,3}(?:\.\d+)?)°?\s*[N]?\s*[,\s]\s*(\d{1,3}(?:\.\d+)?)°?\s*[E]?$/i;
const LATITUDES = { from: 5, to: 21 };
const LONGITUDES = { from: 97, to: 106 };
/** About one metre. */
const DECIMALS = 5;

/** Parses two numbers as a map shows them, latitude first. Refused when they are no place in or near Thailand. */
export function parsePosition(text: string): Outcome<Position, PositionRefusal> {
  const typed = asciiDigits(text).trim();
  if (typed === '') return refused('required');
  const [, latitude, longitude] = NUMBERS.exec(typed) ?? [];
  if (!isWithin(Number(latitude), LATITUDES) || !isWithin(Number(longitude), LONGITUDES))
    return refused('positionFormat');
  return done(`${Number(latitude).toFixed(DECIMALS)}, ${Number(longitude).toFixed(DECIMALS)}` as Position);
}

function isWithin(degrees: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return degrees >= from && degrees <= to;
}
