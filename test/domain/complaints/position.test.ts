import { expect } from 'chai';
import { parsePosition } from '#domain/complaints/position.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';

describe('A position on the map (parsePosition)', () => {
  it('is two numbers as maps show them, latitude first, to about one metre', () => {
    for (const typed of [
      '18.787651, 98.993121',
      '18.787651,98.993121',
      '๑๘.๗๘๗๖๕๑ ๙๘.๙๙๓๑๒๑',
      '18.787651° N, 98.993121° E',
    ])
      expect(value(parsePosition(typed)), typed).to.equal('18.78765, 98.99312');
  });

  it('is in or near Thailand', () => {
    for (const typed of ['98.99312, 18.78765', '48.85, 2.35', '18.7', 'Chiang Mai', '18.7, 98.9, 3', '-18.7, 98.9'])
      expect(codeOf(parsePosition(typed)), typed).to.equal('positionFormat');
    expect(codeOf(parsePosition(' '))).to.equal('required');
  });
});
