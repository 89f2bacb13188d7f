import { expect } from 'chai';
import { contactMessage } from '#domain/inbox/contactMessage.ts';
import { done, refused } from '#domain/outcome.ts';
import { aContactMessage } from '#test/support/inboxBuilders.ts';

const { type: _, __brand: _brand, email, phone, fax, ...fields } = aContactMessage();

describe('A contact message', () => {
  it('needs no e-mail address, phone or fax number when no answer is wanted', () => {
    const unanswered = { ...fields, wantsAnswer: false };
    expect(contactMessage(unanswered)).to.deep.equal(done({ ...unanswered, type: 'contact' }));
  });

  it('needs one of them when an answer is wanted', () => {
    const wanted = { ...fields, wantsAnswer: true };
    expect(contactMessage(wanted)).to.deep.equal(refused('replyAddressMissing'));
    for (const way of [{ email: email! }, { phone: phone! }, { fax: fax! }])
      expect(contactMessage({ ...wanted, ...way })).to.deep.equal(done({ ...wanted, ...way, type: 'contact' }));
  });
});
