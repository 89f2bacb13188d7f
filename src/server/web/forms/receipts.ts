import { parseReference } from '#domain/inbox/reference.ts';
import { addSeconds, parseInstant, type Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Seal } from '#ports/Seal.ts';
import type { SentReceipt } from '#ui/forms/SentReceipt.ts';

/** How long the address of a success popup shows it, in seconds: a day. */
const RECEIPT_SECONDS = 86_400;

/** What is true of a message, in words of its receipt. */
const MAILED = 'mailed';
const WANTS_ANSWER = 'wantsAnswer';
const WANTS_NONE = 'wantsNone';

/**
 * The receipt of a form in the address of its success popup. It is sealed, so that a link cannot claim that something was
 * received, and a log of addresses does not say what.
 */
export function sealReceipt(seal: Seal, site: SiteId, receipt: SentReceipt, now: Instant): string {
  const { receivedAt, reference, isMailed, wantsAnswer } = receipt;
  const answer = wantsAnswer === undefined ? [] : [wantsAnswer ? WANTS_ANSWER : WANTS_NONE];
  const facts = [...(isMailed ? [MAILED] : []), ...answer];
  return seal.close(purposeOf(site), [now, reference, receivedAt, ...facts].join(' '));
}

/** Undefined when this server did not seal it for this site, or when it is older than a day. */
export function openReceipt(seal: Seal, site: SiteId, text: string, now: Instant): SentReceipt | undefined {
  const [at = '', number = '', received = at, ...facts] = seal.open(purposeOf(site), text)?.split(' ') ?? [];
  const sealedAt = parseInstant(at);
  if (sealedAt === undefined || addSeconds(sealedAt, RECEIPT_SECONDS) < now) return undefined;
  const reference = parseReference(number);
  const receivedAt = parseInstant(received);
  if (reference === undefined || receivedAt === undefined) return undefined;
  const isMailed = facts.includes(MAILED);
  if (facts.includes(WANTS_ANSWER)) return { reference, receivedAt, isMailed, wantsAnswer: true };
  if (facts.includes(WANTS_NONE)) return { reference, receivedAt, isMailed, wantsAnswer: false };
  return { reference, receivedAt, isMailed };
}

function purposeOf(site: SiteId): string {
  return JSON.stringify(['receipt', site]);
}
