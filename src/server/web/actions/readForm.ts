import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';
import { fieldsOf, type SchemaClass } from '#adapters/schema/schema.ts';
import {
  FILES_NAME,
  KEPT_FILES_NAME,
  KEPT_SECRETS_NAME,
  REMOVED_FILES_NAME,
  ROBOT_CHECK_NAME,
  ROBOT_CODE_NAME,
  ROBOT_TICKET_NAME,
  SUBMISSION_NAME,
  VERSION_NAME,
} from '#ui/forms/fieldNames.ts';
import { isFieldErrorCode } from '#ui/messages/formErrors.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { FormReading } from '../forms/InboxForm.ts';
import type { FormFields } from './FormFields.ts';

/** Fields that every form may have, which `serveAction` and `checkRobot` read. */
const OWN_FIELDS: readonly string[] = [
  ...[SUBMISSION_NAME, VERSION_NAME, FILES_NAME, KEPT_FILES_NAME, REMOVED_FILES_NAME],
  ...[ROBOT_CHECK_NAME, ROBOT_TICKET_NAME, ROBOT_CODE_NAME, KEPT_SECRETS_NAME],
];

/**
 * Reads the fields of a posted form. A blank field counts as missing. What the person can mend is returned as a code for
 * each field; throws 400 when no page of ours sends such a form: unknown fields, lists, choices that are not offered.
 */
export function readForm<T extends object>(type: SchemaClass<T>, fields: FormFields): FormReading<T> {
  const given = Object.entries(fields).filter(([name, value]) => !OWN_FIELDS.includes(name) && !isBlank(value));
  try {
    return { ok: true, value: readStrict(type, Object.fromEntries(given), { fromText: true }) };
  } catch (cause) {
    if (!(cause instanceof SchemaError)) throw cause;
    const known = fieldsOf(type);
    const errors = cause.errors.map(({ path, code }) => {
      const name = String(path[0]);
      if (path.length !== 1 || code === undefined || !known.has(name) || !isFieldErrorCode(code))
        throw new HttpError(400, { cause });
      return [name, code] as const;
    });
    return { ok: false, errors: Object.fromEntries(errors) };
  }
}

/** Reads a form without anything to mend: throws 400 when no page of ours sends it. Blank fields stay as they are. */
export function requireForm<T extends object>(type: SchemaClass<T>, fields: FormFields): T {
  try {
    return readStrict(type, fields, { fromText: true });
  } catch (cause) {
    if (!(cause instanceof SchemaError)) throw cause;
    throw new HttpError(400, { cause });
  }
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
