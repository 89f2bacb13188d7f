import { expect } from 'chai';
import { AttachmentCheck, type AttachmentRefusal } from '#domain/files/AttachmentCheck.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';

const MAX = 1_000;
const GIF = 'GIF89a\u0001\u0000\u0001\u0000';

describe('An attached file', () => {
  it('is accepted with its type and size, in whatever parts it arrives', () => {
    for (const length of [1, 3, 7, 100])
      expect(check(GIF, length), `${length}`).to.deep.equal(done({ type: 'gif', size: GIF.length }));
    expect(check('GIF89a', 3)).to.deep.equal(done({ type: 'gif', size: 6 }));
  });

  it('is refused when it is empty', () => {
    expect(check('')).to.deep.equal(refused('fileEmpty'));
    const none = new AttachmentCheck(MAX);
    expect(none.add(new Uint8Array(0))).to.be.undefined;
    expect(none.finish()).to.deep.equal(refused('fileEmpty'));
  });

  it('is refused as soon as its first eight bytes show another type', () => {
    const opened = new AttachmentCheck(MAX);
    expect(opened.add(bytes('PK\u0003\u0004123'))).to.be.undefined;
    expect(opened.add(bytes('4'))).to.equal('fileType');
    expect(opened.finish()).to.deep.equal(refused('fileType'));
    expect(check('PK')).to.deep.equal(refused('fileType'));
  });

  it('is refused above the size limit, and accepted at it', () => {
    expect(check(GIF.padEnd(MAX, 'x'), 64)).to.deep.equal(done({ type: 'gif', size: MAX }));
    expect(check(GIF.padEnd(MAX + 1, 'x'), 64)).to.deep.equal(refused('fileTooLarge'));
  });

  it('stays refused, whatever follows', () => {
    const opened = new AttachmentCheck(MAX);
    expect(opened.add(bytes(GIF.padEnd(MAX + 1, 'x')))).to.equal('fileTooLarge');
    expect(opened.add(bytes('<script>'))).to.equal('fileTooLarge');
    expect(opened.finish()).to.deep.equal(refused('fileTooLarge'));
  });

  it('is refused when it has HTML inside, also where the parts in which it arrives meet', () => {
    for (const start of [GIF, '%PDF-1.7\n', '\u00ff\u00d8\u00ff\u00e0', '\u0089PNG\r\n\u001a\n'])
      for (const length of [1, 5, 100])
        expect(check(`${start}<ScRipt>alert(1)</script>`, length), start).to.deep.equal(refused('fileType'));
  });
});

function check(text: string, length = MAX): Outcome<unknown, AttachmentRefusal> {
  const opened = new AttachmentCheck(MAX);
  for (let start = 0; start < text.length; start += length) opened.add(bytes(text.slice(start, start + length)));
  return opened.finish();
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}
