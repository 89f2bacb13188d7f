import { COUNTRY_OUTLINE } from './countryOutline.ts';
import { relativePath } from './relativePath.ts';
import { shapeRings } from './shapeRings.ts';

/** The points along the outline of the country, through which no text should stand. */
export const OUTLINE_POINTS = shapeRings(relativePath(COUNTRY_OUTLINE.path)).flat();
