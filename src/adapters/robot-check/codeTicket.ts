import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseInstant, type Instant } from '#domain/instant.ts';
import { CODE_DIGITS } from '#domain/members/robotCheck.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { CodeTicket } from '#ports/RobotChecks.ts';

/** What the ticket of a mailed code says. */
export interface OpenedTicket {
  readonly id: string;
  readonly expiresAt: Instant;
}

const CODES = 10 ** CODE_DIGITS;
const TICKET = /^([0-9a-f]{32}) (\S{1,40}) ([\w-]{43})$/;

/** The code of a ticket. It is stored nowhere: only who has the key, or reads the mail, knows it. */
export function codeOf(key: Buffer, site: SiteId, ticket: OpenedTicket): string {
  return String(digestOf(key, 'code', site, ticket).readUIntBE(0, 6) % CODES).padStart(CODE_DIGITS, '0');
}

export function newTicket(key: Buffer, site: SiteId, ticket: OpenedTicket): CodeTicket {
  const signature = digestOf(key, 'ticket', site, ticket).toString('base64url');
  return `${ticket.id} ${ticket.expiresAt} ${signature}` as CodeTicket;
}

/** Undefined when this server did not make it for this site. */
export function openTicket(key: Buffer, site: SiteId, text: string): OpenedTicket | undefined {
  const [, id, at = '', signature = ''] = TICKET.exec(text) ?? [];
  const expiresAt = parseInstant(at);
  if (id === undefined || expiresAt === undefined) return undefined;
  const expected = digestOf(key, 'ticket', site, { id, expiresAt });
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id, expiresAt } : undefined;
}

function digestOf(key: Buffer, purpose: 'code' | 'ticket', site: SiteId, { id, expiresAt }: OpenedTicket): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, site, id, expiresAt]))
    .digest();
}
