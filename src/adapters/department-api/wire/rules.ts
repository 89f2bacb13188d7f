import { isSafeLink } from '#domain/link.ts';
import { parseInstant, type Instant } from '#domain/instant.ts';
import { MEDIA_NAME } from '#ports/Media.ts';
import { Cleaned, Parsed } from '#adapters/shape/decode.ts';
import { MISSING, Rule } from '#adapters/shape/shape.ts';
import { sanitiseHtml } from '#adapters/sanitiseHtml.ts';

/** Words, perhaps none. */
export function Text(): PropertyDecorator {
  return Rule((value) => (value === undefined ? MISSING : typeof value === 'string' ? undefined : 'must be text'));
}

/** The `_id` of a record. */
export function Id(): PropertyDecorator {
  return Rule((value) => {
    if (value === undefined) return MISSING;
    return typeof value === 'string' || Number.isSafeInteger(value) ? undefined : 'must be text or a whole number';
  });
}

export function Texts(): PropertyDecorator {
  return Rule((value) => {
    if (value === undefined) return MISSING;
    return Array.isArray(value) && value.every((text) => typeof text === 'string')
      ? undefined
      : 'must be a list of texts';
  });
}

export function Wholes(): PropertyDecorator {
  return Rule((value) => {
    if (value === undefined) return MISSING;
    return Array.isArray(value) && value.every(Number.isSafeInteger) ? undefined : 'must be a list of whole numbers';
  });
}

export function OneOf<const T extends string>(...offered: readonly T[]) {
  return Parsed((text) => offered.find((one) => one === text), `one of ${offered.join(', ')}`);
}

/** A list of some of these. */
export function SomeOf(offered: readonly string[]): PropertyDecorator {
  return Rule((value) => {
    if (value === undefined) return MISSING;
    return Array.isArray(value) && value.every((one) => offered.includes(one as string))
      ? undefined
      : `must be a list of ${offered.join(', ')}`;
  });
}

export function Moment() {
  return Parsed<Instant>(parseInstant, 'an instant with its offset');
}

/** An address that may become a link. */
export function Address() {
  return Parsed((text) => (isSafeLink(text) ? text : undefined), 'an address that is safe to follow');
}

export function MediaName() {
  return Parsed((text) => (MEDIA_NAME.test(text) ? text : undefined), 'the name of a media file');
}

/** Rich text, cleaned whatever the sender did. */
export function Html(): PropertyDecorator {
  return Cleaned(sanitiseHtml);
}
