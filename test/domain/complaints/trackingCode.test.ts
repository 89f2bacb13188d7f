import { expect } from 'chai';
import { parseTrackingCode, TRACKING_CODE_BYTES, trackingCodeOf } from '#domain/complaints/trackingCode.ts';
import { codeOf } from '#test/support/memberBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RANDOM = Uint8Array.from({ length: TRACKING_CODE_BYTES }, (_, index) => (index * 89 + 7) % 256);

describe('The tracking code of a complaint (trackingCodeOf, parseTrackingCode)', () => {
  it('has fourteen characters in three groups, none of which is mistaken for another', () => {
    expect(trackingCodeOf(new Uint8Array(TRACKING_CODE_BYTES))).to.equal('22222-22222-2222');
    expect(trackingCodeOf(RANDOM)).to.match(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{4}$/);
  });

  it('uses every character in every place, from at least 60 random bits', () => {
    expect(Math.log2(ALPHABET.length ** 13)).to.be.above(60);
    const seen = Array.from({ length: 13 }, () => new Set<string>());
    for (let round = 0; round < 2_000; round++) {
      const random = Uint8Array.from(RANDOM, (byte, index) => (byte + round * (index + 31) * 7) % 256);
      const characters = trackingCodeOf(random).replaceAll('-', '');
      for (const [place, set] of seen.entries()) set.add(characters.charAt(place));
    }
    for (const set of seen) expect(set.size).to.equal(ALPHABET.length);
  });

  it('is read in any case, with other separators, and with Thai digits', () => {
    const code = trackingCodeOf(RANDOM);
    const thai = code.replace(/[2-9]/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)));
    for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll('-', '')} `, code.replaceAll('-', ' – '), thai])
      expect(value(parseTrackingCode(typed)), typed).to.equal(code);
  });

  it('is refused when one character is wrong, or two neighbours changed places', () => {
    const code = trackingCodeOf(RANDOM).replaceAll('-', '');
    for (let place = 0; place < code.length; place++) {
      const [before, own, after] = [code.slice(0, place), code.charAt(place), code.slice(place + 1)];
      for (const wrong of ALPHABET)
        if (wrong !== own) expect(codeOf(parseTrackingCode(before + wrong + after))).to.equal('trackingCodeFormat');
      if (after !== '' && after.charAt(0) !== own) {
        const swapped = `${before}${after.charAt(0)}${own}${after.slice(1)}`;
        expect(codeOf(parseTrackingCode(swapped)), swapped).to.equal('trackingCodeFormat');
      }
    }
  });

  it('is refused when it is empty, or has another length or character', () => {
    expect(codeOf(parseTrackingCode(' - '))).to.equal('required');
    for (const typed of ['22222-22222-222', '22222-22222-22222', '22222-22222-222O', 'น้ำ'])
      expect(codeOf(parseTrackingCode(typed)), typed).to.equal('trackingCodeFormat');
  });
});
