import { expect } from 'chai';
import { attachmentName, MAX_ATTACHMENT_NAME_LENGTH } from '#domain/files/attachmentName.ts';

describe('The name of an attached file', () => {
  it('stays as it was when it is harmless and its ending is right', () => {
    for (const name of ['ใบเสร็จ เดือน ๑.jpg', 'photo.JPEG', 'a.b.jpg'])
      expect(attachmentName(name, 'jpg')).to.equal(name);
    expect(attachmentName('Plan 2026 (1).PDF', 'pdf')).to.equal('Plan 2026 (1).PDF');
  });

  it('gets the ending of its type when it has another one, or none', () => {
    expect(attachmentName('cv.pdf.exe', 'pdf')).to.equal('cv.pdf.exe.pdf');
    expect(attachmentName('photo', 'png')).to.equal('photo.png');
    expect(attachmentName('photo.', 'gif')).to.equal('photo.gif');
    expect(attachmentName('photo.png', 'jpg')).to.equal('photo.png.jpg');
  });

  it('has no folders, no control characters, no marks of direction, and nothing that systems forbid', () => {
    expect(attachmentName('../../etc/passwd', 'pdf')).to.equal('passwd.pdf');
    expect(attachmentName('C:\\fakepath\\photo.jpg', 'jpg')).to.equal('photo.jpg');
    expect(attachmentName('a\u0000\u001b\r\nb\u202egpj.jpg', 'jpg')).to.equal('a b gpj.jpg');
    expect(attachmentName('<a>:"b"|?*.jpg', 'jpg')).to.equal('ab.jpg');
    expect(attachmentName('\ud83d.jpg', 'jpg')).to.equal('\ufffd.jpg');
  });

  it('is never hidden or empty', () => {
    for (const name of ['', ' ', '.', '..', '.pdf', '/', 'a/', '. .pdf'])
      expect(attachmentName(name, 'pdf'), name).to.equal('file.pdf');
    expect(attachmentName('..hidden . .pdf', 'pdf')).to.equal('hidden.pdf');
    expect(attachmentName('pdf', 'pdf')).to.equal('pdf.pdf');
  });

  it('has at most 100 characters, the last ones of a longer name', () => {
    expect(MAX_ATTACHMENT_NAME_LENGTH).to.equal(100);
    expect(attachmentName(`${'ก'.repeat(96)}.jpg`, 'jpg')).to.equal(`${'ก'.repeat(96)}.jpg`);
    expect(attachmentName(`first${'🙂'.repeat(94)} 2.jpg`, 'jpg')).to.equal(`${'🙂'.repeat(94)} 2.jpg`);
    expect(attachmentName(`${'ก'.repeat(9)} น้ำ${'x'.repeat(95)}.jpg`, 'jpg')).to.equal(`ำ${'x'.repeat(95)}.jpg`);
    expect(attachmentName(`ก็ ${'x'.repeat(95)}.jpg`, 'jpg')).to.equal(`${'x'.repeat(95)}.jpg`);
    expect(attachmentName(`ก่${'x'.repeat(95)}.jpg`, 'jpg')).to.equal(`${'x'.repeat(95)}.jpg`);
    expect(attachmentName(`x${' '.repeat(2)}${'็'.repeat(96)}.jpg`, 'jpg')).to.equal('file.jpg');
  });
});
