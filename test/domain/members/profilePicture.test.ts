import { expect } from 'chai';
import { checkPicture, MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/members/profilePicture.ts';
import { done, refused } from '#domain/outcome.ts';

const START = {
  jpg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: new TextEncoder().encode('GIF89a'),
};
const PDF = new TextEncoder().encode('%PDF-1.7');

describe('A profile picture (checkPicture)', () => {
  it('is a JPG, PNG or GIF by its content', () => {
    expect(PICTURE_TYPES).to.deep.equal(['jpg', 'png', 'gif']);
    for (const type of PICTURE_TYPES) expect(checkPicture(START[type], 1_000)).to.deep.equal(done(type));
    for (const start of [PDF, Uint8Array.of(1, 2, 3)])
      expect(checkPicture(start, 1_000)).to.deep.equal(refused('fileType'));
  });

  it('has at most 2 MB', () => {
    expect(MAX_PICTURE_BYTES).to.equal(2_097_152);
    expect(checkPicture(START.png, MAX_PICTURE_BYTES).ok).to.equal(true);
    expect(checkPicture(START.png, MAX_PICTURE_BYTES + 1)).to.deep.equal(refused('fileTooLarge'));
  });

  it('is not empty', () => expect(checkPicture(new Uint8Array(0), 0)).to.deep.equal(refused('fileEmpty')));
});
