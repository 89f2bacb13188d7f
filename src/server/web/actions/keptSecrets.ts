import { addSeconds, parseInstant } from '#domain/instant.ts';
import { CODE_SECONDS } from '#domain/members/robotCheck.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { KEPT_SECRETS_NAME, PASSWORD_NAMES, ROBOT_TICKET_NAME } from '#ui/forms/fieldNames.ts';
import type { FormRequest } from './Action.ts';
import type { FormFields } from './FormFields.ts';

interface KeptSecrets {
  /** Of the mailed code. */
  readonly ticket: string;
  readonly at: string;
  readonly passwords: FormFields;
}

/**
 * The passwords of a form that waits for a mailed code, for a hidden field of its page: sealed, and worthless without the
 * code of the same ticket, which can be used once. So nobody without scripts types a password twice.
 */
export function keepSecrets({ seal, site, now, fields }: FormRequest, ticket: string): string {
  const passwords = Object.fromEntries(PASSWORD_NAMES.map((name) => [name, fields[name]]));
  return seal.close(purposeOf(site.id), JSON.stringify({ ticket, at: now, passwords } satisfies KeptSecrets));
}

/** The same form with the passwords that were kept for it, in place of those that are empty. */
export function withKeptSecrets(request: FormRequest): FormRequest {
  const { seal, site, now, fields } = request;
  const { [KEPT_SECRETS_NAME]: sealed, [ROBOT_TICKET_NAME]: ticket } = fields;
  const text = typeof sealed === 'string' ? seal.open(purposeOf(site.id), sealed) : undefined;
  if (text === undefined) return request;
  const kept = JSON.parse(text) as KeptSecrets;
  const keptAt = parseInstant(kept.at);
  if (kept.ticket !== ticket || keptAt === undefined || addSeconds(keptAt, CODE_SECONDS) < now) return request;
  const typed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return { ...request, fields: { ...fields, ...kept.passwords, ...typed } };
}

function purposeOf(site: SiteId): string {
  return JSON.stringify(['kept secrets', site]);
}
