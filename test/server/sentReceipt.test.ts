import { expect } from 'chai';
import type { Reference } from '#domain/inbox/reference.ts';
import type { Instant } from '#domain/instant.ts';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import { newSecretKey } from '#adapters/seal/secretKeyFile.ts';
import { openReceipt, sealReceipt } from '#server/web/forms/receipts.ts';
import { SITE } from '#test/support/builders.ts';

const FIRST = '2026-11-21T03:00:00.000Z' as Instant;
const AGAIN = '2026-11-21T04:00:00.000Z' as Instant;
const NEXT_DAY = '2026-11-22T03:30:00.000Z' as Instant;
const REFERENCE = '48209-37512' as Reference;

describe('The sealed receipt of a message', () => {
  const seal = new AesGcmSeal(newSecretKey());

  it('says when the message came first, and is shown for a day after it was sent again', () => {
    const receipt = { reference: REFERENCE, receivedAt: FIRST, isMailed: true, wantsAnswer: false };
    const sealed = sealReceipt(seal, SITE, receipt, AGAIN);
    expect(openReceipt(seal, SITE, sealed, NEXT_DAY)).to.deep.equal(receipt);
  });

  it('claims nothing that one of an earlier version does not say', () => {
    const sealed = seal.close(JSON.stringify(['receipt', SITE]), `${FIRST} ${REFERENCE}`);
    expect(openReceipt(seal, SITE, sealed, AGAIN)).to.deep.equal({
      ...{ reference: REFERENCE, receivedAt: FIRST, isMailed: false },
    });
  });
});
