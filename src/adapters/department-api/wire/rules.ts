import { parseSlug, SLUG, SLUG_MAX_LENGTH, type Slug } from '#domain/content/slug.ts';
import { parseCalendarDate, parseInstant, type CalendarDate, type Instant } from '#domain/instant.ts';
import { isSafeLink } from '#domain/link.ts';
import { MEDIA_NAME } from '#ports/Media.ts';
import { Cleaned, Parsed } from '#adapters/shape/decode.ts';
import { MISSING, Rule, type Schema } from '#adapters/shape/shape.ts';
import { sanitiseHtml } from '#adapters/sanitiseHtml.ts';

export const SLUG_SCHEMA: Schema = { type: 'string', pattern: SLUG.source, maxLength: SLUG_MAX_LENGTH };
export const DATE_SCHEMA: Schema = { type: 'string', format: 'date' };
export const MEDIA_NAME_SCHEMA: Schema = { type: 'string', pattern: MEDIA_NAME.source };

/** Words, perhaps none. */
export function Text(): PropertyDecorator {
  return Rule((value) => (value === undefined ? MISSING : typeof value === 'string' ? undefined : 'must be text'), {
    type: 'string',
  });
}

/** The `_id` of a record. */
export function Id(): PropertyDecorator {
  return Rule(
    (value) => {
      if (value === undefined) return MISSING;
      return typeof value === 'string' || Number.isSafeInteger(value) ? undefined : 'must be text or a whole number';
    },
    { type: ['string', 'integer'] },
  );
}

export function Texts(): PropertyDecorator {
  return Rule(
    (value) => {
      if (value === undefined) return MISSING;
      return Array.isArray(value) && value.every((text) => typeof text === 'string')
        ? undefined
        : 'must be a list of texts';
    },
    { type: 'array', items: { type: 'string' } },
  );
}

export function Wholes(): PropertyDecorator {
  return Rule(
    (value) => {
      if (value === undefined) return MISSING;
      return Array.isArray(value) && value.every(Number.isSafeInteger) ? undefined : 'must be a list of whole numbers';
    },
    { type: 'array', items: { type: 'integer' } },
  );
}

/** A number, whole or not. */
export function Amount(min: number, max: number): PropertyDecorator {
  return Rule(
    (value) => {
      if (value === undefined) return MISSING;
      return typeof value === 'number' && value >= min && value <= max ? undefined : 'must be a number in its bounds';
    },
    { type: 'number', ...(min === Number.MIN_VALUE ? { exclusiveMinimum: 0 } : { minimum: min }), maximum: max },
  );
}

export function Dates(): PropertyDecorator {
  return Rule(
    (value) => {
      if (value === undefined) return MISSING;
      const isDate = (one: unknown) => typeof one === 'string' && parseCalendarDate(one) !== undefined;
      return Array.isArray(value) && value.every(isDate) ? undefined : 'must be a list of dates';
    },
    { type: 'array', items: DATE_SCHEMA },
  );
}

export function OneOf<const T extends string>(...offered: readonly T[]) {
  return Parsed((text) => offered.find((one) => one === text), `one of ${offered.join(', ')}`, { enum: offered });
}

/** A list of some of these. */
export function SomeOf(offered: readonly string[]): PropertyDecorator {
  return Rule(
    (value) => {
      if (value === undefined) return MISSING;
      return Array.isArray(value) && value.every((one) => offered.includes(one as string))
        ? undefined
        : `must be a list of ${offered.join(', ')}`;
    },
    { type: 'array', items: { type: 'string', enum: offered } },
  );
}

export function Moment() {
  return Parsed<Instant>(parseInstant, 'an instant with its offset', { format: 'date-time' });
}

export function Day() {
  return Parsed<CalendarDate>(parseCalendarDate, 'a date', DATE_SCHEMA);
}

/** The last part of an item's address. */
export function SlugText() {
  return Parsed<Slug>(parseSlug, 'a slug', SLUG_SCHEMA);
}

/** An address that may become a link. */
export function Address() {
  return Parsed((text) => (isSafeLink(text) ? text : undefined), 'an address that is safe to follow', {
    description: 'A path of the site, or an address whose scheme is https, http, mailto or tel.',
  });
}

/** An address on another website, which is named where the link stands. */
export function WebAddress() {
  return Parsed((text) => (text.startsWith('https://') && URL.canParse(text) ? text : undefined), 'an https address', {
    format: 'uri',
    pattern: '^https://',
  });
}

export function MediaName() {
  return Parsed((text) => (MEDIA_NAME.test(text) ? text : undefined), 'the name of a media file', MEDIA_NAME_SCHEMA);
}

/** Rich text, cleaned whatever the sender did. */
export function Html(): PropertyDecorator {
  return Cleaned(sanitiseHtml, { contentMediaType: 'text/html' });
}
