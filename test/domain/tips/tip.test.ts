import { expect } from 'chai';
import { MAX_TIP_LINE_LENGTH, parseTipLine, tipFields } from '#domain/tips/tip.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';

describe('A tip about election corruption, and a report of misconduct (tipFields)', () => {
  it('need what happened and nothing else', () => {
    const optional = Object.entries(tipFields).flatMap(([name, field]) => ('isOptional' in field ? [name] : []));
    expect(optional).to.deep.equal(['place', 'time', 'people', 'contact', 'earlier']);
    expect(codeOf(tipFields.text.parse(' \n '))).to.equal('required');
  });

  it('name the tip that they add to by its number', () => {
    expect(value(tipFields.earlier.parse('48209 37512'))).to.equal('48209-37512');
    expect(codeOf(tipFields.earlier.parse('48209-37511'))).to.equal('unreadable');
  });

  it('take when it happened and how the person is reached in any words, in one line', () => {
    expect(value(parseTipLine(' ช่วงเช้า\nวันเลือกตั้ง '))).to.equal('ช่วงเช้า วันเลือกตั้ง');
    expect(value(parseTipLine('LINE: a nickname'))).to.equal('LINE: a nickname');
    expect(value(parseTipLine('น'.repeat(MAX_TIP_LINE_LENGTH)))).to.have.length(MAX_TIP_LINE_LENGTH);
    expect(codeOf(parseTipLine('น'.repeat(MAX_TIP_LINE_LENGTH + 1)))).to.equal('tooLong');
  });
});
