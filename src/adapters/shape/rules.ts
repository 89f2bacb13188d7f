import { IsOptional } from 'class-validator';
import { isFields, MISSING, Rule } from './shape.ts';

/** May be left out. */
export function Optional(): PropertyDecorator {
  return IsOptional();
}

export function Flag(): PropertyDecorator {
  return Rule(
    (value) => (value === undefined ? MISSING : typeof value === 'boolean' ? undefined : 'must be true or false'),
    { type: 'boolean' },
  );
}

export function Whole(min: number, max: number): PropertyDecorator {
  return Rule(
    (value) => {
      if (value === undefined) return MISSING;
      const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
      return fits ? undefined : `must be a whole number from ${min} to ${max}`;
    },
    { type: 'integer', minimum: min, maximum: max },
  );
}

/** Names with texts, `{ category: floods }`. */
export function TextMap(): PropertyDecorator {
  return Rule(
    (value) =>
      isFields(value) && Object.values(value).every((text) => typeof text === 'string')
        ? undefined
        : 'must be names with texts',
    { type: 'object', additionalProperties: { type: 'string' } },
  );
}
