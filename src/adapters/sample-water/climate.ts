import type { WaterRegion } from '#domain/water/codes.ts';

/** The invented climate of a region. Lists have a value for the first of each month, January to December. */
export interface Climate {
  /** Mean rain, in millimetres a day. */
  readonly rain: readonly number[];
  /** Evaporation from open water, in millimetres a day. */
  readonly evaporation: readonly number[];
  /** How much water is wanted, as parts of the mean of the year. */
  readonly demand: readonly number[];
  /** The probability of a storm in a month. */
  readonly storms: readonly number[];
}

const INLAND = {
  evaporation: [3.6, 4.4, 5.2, 5.8, 5, 4.3, 4, 3.8, 3.7, 3.8, 3.6, 3.4],
  demand: [1.5, 1.6, 1.55, 1.3, 0.9, 0.8, 0.9, 0.75, 0.5, 0.4, 0.6, 1.2],
  storms: [0, 0, 0, 0.05, 0.15, 0.2, 0.35, 0.5, 0.6, 0.35, 0.05, 0],
};

/** Modelled on the seasons of the country: rain from May to October, in the south until December. */
export const CLIMATES: Readonly<Record<WaterRegion, Climate>> = {
  north: { ...INLAND, rain: [0.2, 0.3, 0.6, 1.6, 4.6, 5.4, 5.6, 7.2, 7.6, 4.6, 1.4, 0.4] },
  northeast: { ...INLAND, rain: [0.1, 0.4, 1, 2.4, 5.4, 6.4, 6.4, 7.8, 8.8, 4.6, 0.8, 0.1] },
  central: { ...INLAND, rain: [0.2, 0.4, 0.9, 1.8, 4.6, 5, 5, 5.8, 8.4, 6.4, 1.6, 0.2] },
  east: { ...INLAND, rain: [0.5, 0.8, 1.5, 2.8, 6, 8.2, 8.6, 9, 9.6, 7, 1.8, 0.3] },
  west: { ...INLAND, rain: [0.2, 0.4, 1, 2.2, 5, 6.2, 6.8, 7, 7.4, 6.4, 2, 0.3] },
  south: {
    evaporation: [3.4, 4, 4.5, 4.5, 4, 3.9, 3.8, 3.8, 3.7, 3.4, 3, 3],
    demand: [0.8, 1.1, 1.4, 1.5, 1.3, 1.1, 1.1, 1.1, 1, 0.7, 0.4, 0.5],
    storms: [0.2, 0.05, 0.05, 0.05, 0.1, 0.1, 0.1, 0.15, 0.2, 0.45, 0.6, 0.5],
    rain: [3.6, 1.6, 1.6, 2.6, 4.6, 4.4, 4.2, 4.8, 5.4, 7.8, 11, 9.2],
  },
};
