import type { ComplaintPassword } from '#domain/complaints/complaintPassword.ts';
import type { ComplaintReceipt } from '#ports/complaints/Complaints.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import type { PageRequest } from '../PageRequest.ts';

const COOKIE = 'complaint_receipt';
/** For how long a receipt can be seen, in seconds: the time to print it. */
const SHOWN_SECONDS = 1_800;

export interface ShownReceipt extends ComplaintReceipt {
  /** Only where it was made: it is shown this once. */
  readonly password?: ComplaintPassword;
  readonly isMailed: boolean;
}

/** Takes a receipt to the page that shows it: sealed, and in no address, because of the password. */
export function receiptCookie({ seal, site }: PageRequest, receipt: ShownReceipt): CookieToSet {
  const value = seal.close(purposeOf(site.id), JSON.stringify(receipt));
  return { name: COOKIE, value, seconds: SHOWN_SECONDS, isHttpOnly: true };
}

/** The receipt of the complaint that was filed in this browser just now. */
export function shownReceipt({ seal, site, visitor }: PageRequest): ShownReceipt | undefined {
  const text = seal.open(purposeOf(site.id), visitor.cookie(COOKIE) ?? '');
  return text === undefined ? undefined : (JSON.parse(text) as ShownReceipt);
}

function purposeOf(site: string): string {
  return JSON.stringify(['complaint receipt', site]);
}
