import { parseReference, type Reference } from '#domain/inbox/reference.ts';
import { addSeconds, parseInstant, type Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Seal } from '#ports/Seal.ts';

/** How long the address of a success popup shows it, in seconds: a day. */
const RECEIPT_SECONDS = 86_400;

/**
 * The receipt of a form in the address of its success popup. It is sealed, so that a link cannot claim that something was
 * received, and a log of addresses does not say what.
 */
export function sealReceipt(seal: Seal, site: SiteId, reference: Reference, now: Instant): string {
  return seal.close(purposeOf(site), `${now} ${reference}`);
}

/** Undefined when this server did not seal it for this site, or when it is older than a day. */
export function openReceipt(seal: Seal, site: SiteId, text: string, now: Instant): Reference | undefined {
  const [at = '', reference = ''] = seal.open(purposeOf(site), text)?.split(' ') ?? [];
  const sealedAt = parseInstant(at);
  if (sealedAt === undefined || addSeconds(sealedAt, RECEIPT_SECONDS) < now) return undefined;
  return parseReference(reference);
}

function purposeOf(site: SiteId): string {
  return JSON.stringify(['receipt', site]);
}
