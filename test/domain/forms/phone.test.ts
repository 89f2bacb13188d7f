import { expect } from 'chai';
import { MOBILE, parseMobile, parsePhone, PHONE } from '#domain/forms/phone.ts';
import { done, refused } from '#domain/outcome.ts';

describe('A phone number', () => {
  it('has 9 or 10 digits', () => {
    for (const digits of ['026695071', '0812345678']) expect(parsePhone(digits)).to.deep.equal(done(digits));
    for (const text of ['02669507', '08123456789', '+66812345678', '081234567x', '0812345678 ext 1'])
      expect(parsePhone(text), text).to.deep.equal(refused('phoneFormat'));
  });

  it('may be typed in Thai digits, with spaces and hyphens', () => {
    expect(parsePhone(' ๐๒-๖๖๙ 5071 ')).to.deep.equal(done('026695071'));
  });

  it('is missing when nothing was typed', () => {
    for (const text of ['', ' ', '-']) {
      expect(parsePhone(text)).to.deep.equal(refused('required'));
      expect(parseMobile(text)).to.deep.equal(refused('required'));
    }
  });

  it('has exactly 10 digits where a mobile phone number is asked for', () => {
    expect(parseMobile('๐๘๑-234-5678')).to.deep.equal(done('0812345678'));
    for (const text of ['026695071', '08123456789', '081234567x'])
      expect(parseMobile(text), text).to.deep.equal(refused('mobileFormat'));
  });

  it('is checked from its beginning to its end', () => {
    for (const form of [PHONE, MOBILE])
      for (const text of ['a0812345678', '0812345678a', '0812345678\n']) expect(form.test(text), text).to.equal(false);
  });
});
