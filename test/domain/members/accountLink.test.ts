import { expect } from 'chai';
import {
  lastDeletedLinkAt,
  LINK_RECORD_DAYS,
  LINK_SECONDS,
  linkRefusal,
  VOIDED_LINKS,
} from '#domain/members/accountLink.ts';
import { at } from '#test/support/testClock.ts';

const LINK = { purpose: 'verification', issuedAt: at('2026-11-22T03:00:00Z') } as const;
const LATER = at('2026-11-22T04:00:00Z');

describe('A link in a mail (linkRefusal)', () => {
  it('lives 24 hours, and one hour for a reset', () => {
    expect(LINK_SECONDS).to.deep.equal({ verification: 86_400, reset: 3_600, emailChange: 86_400 });
    expect(linkRefusal(LINK, at('2026-11-23T02:59:59.999Z'))).to.equal(undefined);
    expect(linkRefusal(LINK, at('2026-11-23T03:00:00Z'))).to.equal('linkExpired');
    const reset = { ...LINK, purpose: 'reset' } as const;
    expect(linkRefusal(reset, at('2026-11-22T03:59:59.999Z'))).to.equal(undefined);
    expect(linkRefusal(reset, LATER)).to.equal('linkExpired');
  });

  it('can be used once', () => {
    expect(linkRefusal({ ...LINK, usedAt: LATER }, LATER)).to.equal('linkUsed');
  });

  it('is void after an act that makes it so', () => {
    expect(linkRefusal({ ...LINK, voidedAt: LATER }, LATER)).to.equal('linkVoid');
  });

  it('is forgotten seven days after it was issued (lastDeletedLinkAt)', () => {
    expect(LINK_RECORD_DAYS).to.equal(7);
    expect(lastDeletedLinkAt(at('2026-11-29T03:00:00Z'))).to.equal(LINK.issuedAt);
  });

  it('opens nothing when nobody issued it', () => expect(linkRefusal(undefined, LATER)).to.equal('linkUnknown'));

  it('is called used, then void, rather than expired', () => {
    const long = at('2026-12-22T03:00:00Z');
    expect(linkRefusal({ ...LINK, usedAt: LATER, voidedAt: LATER }, long)).to.equal('linkUsed');
    expect(linkRefusal({ ...LINK, voidedAt: LATER }, long)).to.equal('linkVoid');
  });
});

describe('Links in older mails', () => {
  it('become void when another one is used, when the password or the e-mail changes, and with the account', () => {
    expect(VOIDED_LINKS).to.deep.equal({
      verification: ['verification'],
      passwordChange: ['reset', 'emailChange'],
      passwordReset: ['verification', 'reset', 'emailChange'],
      emailChangeRequest: ['emailChange'],
      emailChange: ['reset', 'emailChange'],
      erasure: ['verification', 'reset', 'emailChange'],
    });
  });
});
