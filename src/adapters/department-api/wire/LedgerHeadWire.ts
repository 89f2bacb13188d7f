import type { LedgerHash, LedgerHead } from '#domain/complaints/ledgerEntry.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import * as field from '#adapters/schema/field.ts';

const HASH = /^[0-9a-f]{64}$/;

/** How far a ledger went, and with which hash. */
export class LedgerHeadWire implements LedgerHead {
  @field.parsed(knownSiteId, 'the id of a site') readonly site!: SiteId;
  @field.integer(1, Number.MAX_SAFE_INTEGER) readonly number!: number;
  @field.description('SHA-256, in hexadecimal digits.')
  @field.parsed((text) => (HASH.test(text) ? (text as LedgerHash) : undefined), 'a hash', { pattern: HASH.source })
  readonly hash!: LedgerHash;
}
