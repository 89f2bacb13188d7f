import { expect } from 'chai';
import { randomCharacters } from '#domain/forms/randomCharacters.ts';

describe('Random characters (randomCharacters)', () => {
  it('are as many as asked for, all of the alphabet, and others for other bytes', () => {
    const random = Uint8Array.from({ length: 12 }, (_, index) => (index * 151 + 3) % 256);
    const characters = randomCharacters(random, 'ABC', 20);
    expect(characters).to.match(/^[ABC]{20}$/);
    expect(randomCharacters(random, 'ABC', 20)).to.equal(characters);
    expect(randomCharacters(random.toReversed(), 'ABC', 20)).to.not.equal(characters);
  });

  it('are the digits of the number that the bytes are, the last one first', () => {
    expect(randomCharacters(Uint8Array.of(1, 0), '0123456789', 4)).to.equal('6520');
  });
});
