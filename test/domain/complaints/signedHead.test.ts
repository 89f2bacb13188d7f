import { expect } from 'chai';
import type { LedgerHash } from '#domain/complaints/ledgerEntry.ts';
import { parseHeadKey, parseHeadSignature, signedText } from '#domain/complaints/signedHead.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';

describe('A signed head of the ledger (signedText, parseHeadKey, parseHeadSignature)', () => {
  it('signs a text that stays the same for ever', () => {
    const head = {
      site: '1' as SiteId,
      day: '2026-11-24' as CalendarDate,
      number: 7,
      hash: 'ab'.repeat(32) as LedgerHash,
    };
    expect(signedText(head)).to.equal(`["thara-ledger-head-1","1","2026-11-24",7,"${'ab'.repeat(32)}"]`);
  });

  it('has a key of 32 bytes and a signature of 64, in Base64 for addresses', () => {
    const [key, signature] = [Buffer.alloc(32, 255), Buffer.alloc(64, 254)].map((bytes) => bytes.toString('base64url'));
    expect(parseHeadKey(key!)).to.equal(key);
    expect(parseHeadSignature(signature!)).to.equal(signature);
    for (const wrong of ['', key!.slice(1), `${key}=`, '+'.repeat(43)]) expect(parseHeadKey(wrong)).to.equal(undefined);
    for (const wrong of ['', key!, `${signature}x`]) expect(parseHeadSignature(wrong)).to.equal(undefined);
  });
});
