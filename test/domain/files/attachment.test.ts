import { expect } from 'chai';
import {
  ATTACHMENT_TYPES,
  attachmentType,
  DEFAULT_ATTACHMENT_MAX_MB,
  MAX_ATTACHMENTS,
  MEGABYTE,
  SIGNATURE_LENGTH,
} from '#domain/files/attachment.ts';

describe('The type of an attached file', () => {
  it('is PDF, JPG, JPEG, PNG or GIF', () => {
    expect(Object.values(ATTACHMENT_TYPES).flat()).to.have.members(['pdf', 'jpg', 'jpeg', 'png', 'gif']);
  });

  it('is found by the first bytes of its content', () => {
    expect(attachmentType(bytes('%PDF-1.7\n%'))).to.equal('pdf');
    expect(attachmentType(bytes('\u00ff\u00d8\u00ff\u00e0..JFIF'))).to.equal('jpg');
    expect(attachmentType(bytes('\u0089PNG\r\n\u001a\n..'))).to.equal('png');
    for (const version of ['GIF87a', 'GIF89a']) expect(attachmentType(bytes(`${version}..`))).to.equal('gif');
  });

  it('is none of these for other content, or when the first bytes come later', () => {
    const others = ['', 'PK\u0003\u0004', 'MZ', '<html>', 'RIFF....WEBP', 'GIF88a..', 'gif89a..', '%PDF1.7', '%PD'];
    const shifted = [' %PDF-1.7', ' GIF89a..', 'x\u00ff\u00d8\u00ff', '\n\u0089PNG\r\n\u001a\n', '\u0089PNG\n\u001a\n'];
    for (const text of [...others, ...shifted]) expect(attachmentType(bytes(text)), text).to.be.undefined;
    expect(SIGNATURE_LENGTH).to.equal(8);
  });
});

describe('The files of a form', () => {
  it('are at most five, of at most 5 MB each unless a setting says otherwise', () => {
    expect(MAX_ATTACHMENTS).to.equal(5);
    expect(DEFAULT_ATTACHMENT_MAX_MB).to.equal(5);
    expect(MEGABYTE).to.equal(1024 * 1024);
  });
});

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}
