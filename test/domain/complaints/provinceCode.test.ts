import { expect } from 'chai';
import { parseProvinceCode } from '#domain/complaints/provinceCode.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';

describe('The province of a complaint (parseProvinceCode)', () => {
  it('is named as in addresses', () => {
    expect(value(parseProvinceCode(' chiang-mai '))).to.equal('chiang-mai');
    expect(codeOf(parseProvinceCode(''))).to.equal('required');
    for (const text of ['Chiang Mai', 'เชียงใหม่', 'a--b', 'a'.repeat(61)])
      expect(codeOf(parseProvinceCode(text)), text).to.equal('notOffered');
  });
});
