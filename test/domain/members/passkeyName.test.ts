import { expect } from 'chai';
import { MAX_PASSKEY_NAME_LENGTH, parsePasskeyName } from '#domain/members/passkeyName.ts';
import { codeOf } from '#test/support/memberBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';

describe('The name of a passkey (parsePasskeyName)', () => {
  it('is one line of at most 60 characters', () => {
    expect(MAX_PASSKEY_NAME_LENGTH).to.equal(60);
    expect(value(parsePasskeyName(' โทรศัพท์\nของฉัน '))).to.equal('โทรศัพท์ ของฉัน');
    expect(codeOf(parsePasskeyName(''))).to.equal('required');
    expect(codeOf(parsePasskeyName('ก'.repeat(61)))).to.equal('tooLong');
  });
});
