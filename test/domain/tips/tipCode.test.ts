import { expect } from 'chai';
import { TRACKING_CODE_BYTES } from '#domain/complaints/trackingCode.ts';
import { parseTipCode, tipCodeOf } from '#domain/tips/tipCode.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';

describe('The code on the receipt of a tip (tipCodeOf, parseTipCode)', () => {
  it('is read as a tracking code is, and refused when a character is wrong', () => {
    const code = tipCodeOf(Uint8Array.from({ length: TRACKING_CODE_BYTES }, (_, index) => index * 7));
    expect(code).to.match(/^[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{4}$/);
    expect(value(parseTipCode(` ${code.toLowerCase().replaceAll('-', ' ')} `))).to.equal(code);
    expect(codeOf(parseTipCode(code.slice(0, -1)))).to.equal('trackingCodeFormat');
    expect(codeOf(parseTipCode(' '))).to.equal('required');
  });
});
