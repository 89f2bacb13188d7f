/** The regions by which water figures are grouped, from north to south. */
export const WATER_REGIONS = ['north', 'northeast', 'central', 'east', 'west', 'south'] as const;
export type WaterRegion = (typeof WATER_REGIONS)[number];

/** The crop types of water use, in the order of the specification (spec §3). */
export const CROPS = [
  'rice',
  'sugarcane',
  'field-crops',
  'vegetables',
  'fruit-trees',
  'perennial-trees',
  'other-crops',
  'fish-ponds',
  'shrimp-ponds',
  'other-areas',
] as const;
export type Crop = (typeof CROPS)[number];

export const SEASONS = ['wet', 'dry'] as const;
export type Season = (typeof SEASONS)[number];
