/**
 * Figures have at most this many decimals: volumes are in million cubic metres, so the third decimal is a thousand
 * cubic metres of water; areas are in rai (1,600 m²), so it is 1.6 square metres of land.
 */
export const FIGURE_DECIMALS = 3;

const UNITS = 10 ** FIGURE_DECIMALS;

/** A sum of reported figures, and how many of the figures were reported. */
export interface Tally {
  /** Null when no figure was reported: that is not the same as zero. */
  readonly sum: number | null;
  /** How many figures were reported. */
  readonly reported: number;
  /** How many figures there should be. */
  readonly all: number;
}

/**
 * Adds figures exactly, to the last decimal. Figures that were not reported (null, undefined) are counted in `all`
 * only.
 */
export function tally(figures: readonly (number | null | undefined)[]): Tally {
  const reported = figures.filter((figure) => figure !== null && figure !== undefined);
  return {
    sum: reported.length === 0 ? null : sumExactly(reported),
    reported: reported.length,
    all: figures.length,
  };
}

/** The first figure minus the second one, exact to the last decimal. */
export function difference(figure: number, other: number): number {
  return (toUnits(figure) - toUnits(other)) / UNITS;
}

/** A part as per cent of a whole. Exact when the result is a whole number. */
export function percentOf(part: number, whole: number): number {
  return (toUnits(part) * 100) / toUnits(whole);
}

// Adds whole thousandths: with decimal fractions, computers calculate 0.1 + 0.2 = 0.30000000000000004.
function sumExactly(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + toUnits(figure), 0) / UNITS;
}

function toUnits(figure: number): number {
  return Math.round(figure * UNITS);
}
