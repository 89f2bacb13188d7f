import { choiceField } from '../forms/choiceField.ts';
import { longTextField } from '../forms/commonFields.ts';
import { optionalField, type InputFields } from '../forms/inputField.ts';

/** How satisfied a complainant is with what was done (spec §2, §3): 1 is not at all, 5 is completely. */
export const RATINGS = ['1', '2', '3', '4', '5'] as const;
export type Rating = (typeof RATINGS)[number];

/** The fields of a rating. */
export const ratingFields = {
  rating: choiceField(RATINGS),
  comment: optionalField(longTextField),
} satisfies InputFields;
