import { MISSING, Rule } from '#adapters/shape/shape.ts';

const LONGEST = 500;

/** Words that are not blank, at most `max` characters. */
export function Text(max = LONGEST): PropertyDecorator {
  return textRule((text) => {
    if (text.trim() === '') return 'must not be empty';
    if (text.includes('\u0000')) return 'must not hold the character U+0000';
    return Array.from(text).length > max ? `must be at most ${max} characters` : undefined;
  });
}

/** Text that a parser of the domain accepts. */
export function Parsed(parse: (text: string) => unknown, expected: string): PropertyDecorator {
  return textRule((text) => (parse(text) === undefined ? `must be ${expected}` : undefined));
}

export function OneOf(offered: readonly string[]): PropertyDecorator {
  return textRule((text) => (offered.includes(text) ? undefined : `must be one of ${offered.join(', ')}`));
}

/** A list of texts, none of them twice. */
export function Texts(): PropertyDecorator {
  return Rule((value) => {
    if (value === undefined) return MISSING;
    if (!Array.isArray(value) || !value.every((item) => typeof item === 'string' && item !== ''))
      return 'must be a list of texts';
    const twice = value.find((item, index) => value.indexOf(item) !== index) as string | undefined;
    return twice === undefined ? undefined : `names ${twice} twice`;
  });
}

function textRule(reason: (text: string) => string | undefined): PropertyDecorator {
  return Rule((value) => {
    if (value === undefined) return MISSING;
    // 1111 without quotes is a number in YAML, and 08 loses its nought.
    if (typeof value === 'number' || typeof value === 'boolean') return 'must be text: put it in quotes';
    return typeof value === 'string' ? reason(value) : 'must be text';
  });
}
