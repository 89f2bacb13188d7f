/** Figures are told to a thousandth of their unit, no finer: a thousand cubic metres of water, 1.6 square metres of land. */
export const FIGURE_DECIMALS = 3;

const UNITS = 10 ** FIGURE_DECIMALS;

/** A sum, and how much of what it should be made of was there. */
export interface Tally {
  /** Null when nothing was reported, which is not zero. */
  readonly sum: number | null;
  readonly reported: number;
  readonly all: number;
}

/** Adds figures as one would by hand, to the last decimal; those not reported are counted and left out. */
export function tally(figures: readonly (number | null | undefined)[]): Tally {
  const reported = figures.filter((figure) => figure !== null && figure !== undefined);
  return {
    sum: reported.length === 0 ? null : sumExactly(reported),
    reported: reported.length,
    all: figures.length,
  };
}

/** A figure less another one, to the last decimal. */
export function difference(figure: number, other: number): number {
  return (toUnits(figure) - toUnits(other)) / UNITS;
}

/** How many per cent of a whole a part is; exact where the result is a whole number. */
export function percentOf(part: number, whole: number): number {
  return (toUnits(part) * 100) / toUnits(whole);
}

// Whole numbers: 0.1 + 0.2 is 0.30000000000000004 in the arithmetic of computers.
function sumExactly(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + toUnits(figure), 0) / UNITS;
}

function toUnits(figure: number): number {
  return Math.round(figure * UNITS);
}
