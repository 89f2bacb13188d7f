import { codeLimit, codeSubject, networkLimit } from '#domain/complaints/openingLimit.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Limits } from '#ports/Limits.ts';
import { TooOften } from '#ports/TooOften.ts';

/** Counts a try to open a complaint: for its code from this network, and for the network. Throws `TooOften`. */
export async function countOpening(limits: Limits, site: SiteId, code: TrackingCode, network: string): Promise<void> {
  const wait = Math.max(
    await limits.use(codeLimit(), `${site} ${codeSubject(code, network)}`),
    await limits.use(networkLimit(), network),
  );
  if (wait > 0) throw new TooOften(wait);
}
