import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { buffer, text } from 'node:stream/consumers';
import { expect } from 'chai';
import sharp from 'sharp';
import { refused } from '#domain/outcome.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VirusScan } from '#ports/VirusScan.ts';
import { CheckedTipFiles } from '#adapters/tips/CheckedTipFiles.ts';
import { value } from '#test/support/inboxBuilders.ts';

const MAX_BYTES = 100_000;
const SCANNER: VirusScan = {
  scan: async (content) => ((await text(content)).includes('VIRUS') ? 'infected' : 'clean'),
};
const WHERE = 'Khlong Lat Pho, 13.6667 N';

describe('A file that is attached to a tip', () => {
  let files: CheckedTipFiles;
  beforeEach(() => {
    files = new CheckedTipFiles({ maxBytes: MAX_BYTES, virusScan: SCANNER });
  });
  const take = (name: string, content: Buffer) =>
    files.take({ name, content: Readable.from([content.subarray(0, 9), content.subarray(9)], { objectMode: false }) });
  const photo = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { ImageDescription: WHERE }, IFD3: { GPSLatitude: '13/1 40/1 0/1' } })
      .withMetadata({ orientation: 6 });

  it('loses where it was taken when it is a photo, and is upright and as large as before', async () => {
    for (const [name, content] of [
      ['หลักฐาน.jpg', await photo().jpeg().toBuffer()],
      ['evidence.png', await photo().png().toBuffer()],
    ] as const) {
      expect(content.includes(WHERE), name).to.equal(true);
      const taken = value(await take(name, content));
      expect(taken.name).to.equal(name);
      const clean = await buffer(taken.content);
      expect(clean.includes(WHERE), name).to.equal(false);
      const { width, height, exif, orientation } = await sharp(clean).metadata();
      expect([width, height, exif, orientation], name).to.deep.equal([20, 40, undefined, undefined]);
    }
  });

  it('keeps its frames when it is a picture that moves', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const clean = await buffer(value(await take('moves.gif', gif)).content);
    expect((await sharp(clean, { animated: true }).metadata()).pages).to.equal(2);
  });

  it('is what it was when it is a PDF', async () => {
    const pdf = Buffer.from('%PDF-1.7 what was agreed');
    const taken = value(await take('contract.docx', pdf));
    expect(taken.name).to.equal('contract.docx.pdf');
    expect(await buffer(taken.content)).to.deep.equal(pdf);
  });

  it('is refused for its type, its size, a virus, or when it is no whole picture', async () => {
    const jpg = await photo().jpeg().toBuffer();
    const refusals = {
      fileType: Buffer.from('PK\u0003\u0004 an archive'),
      fileTooLarge: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(MAX_BYTES)]),
      fileEmpty: Buffer.alloc(0),
      fileInfected: Buffer.from('%PDF-1.7 VIRUS'),
      pictureBroken: jpg.subarray(0, jpg.length / 2),
    };
    for (const [code, content] of Object.entries(refusals))
      expect(await take('file', content)).to.deep.equal(refused(code));
  });

  it('is not taken while other files fill the memory, and is taken once one of them was read', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(MAX_BYTES - 8)]);
    const taken = [];
    for (let count = 0; count < 12; count++) taken.push(value(await take('large.pdf', pdf)));
    expect(await take('one-more.pdf', pdf).catch((error: unknown) => error)).to.be.an.instanceOf(Unavailable);
    await buffer(taken[0]!.content);
    taken[1]!.content.destroy();
    await turn();
    for (let count = 0; count < 2; count++) value(await take('large.pdf', pdf));
    expect(await take('one-more.pdf', pdf).catch((error: unknown) => error)).to.be.an.instanceOf(Unavailable);
  });

  it('leaves the rest of a form alone when it is refused, and fails when the connection breaks', async () => {
    const content = new Readable({ read: () => undefined });
    content.push('PK\u0003\u0004 an archive');
    expect(await files.take({ name: 'a.zip', content })).to.deep.equal(refused('fileType'));
    expect(content.destroyed).to.equal(false);
    content.destroy();

    const cut = new Readable({ read: () => undefined });
    cut.push('%PDF-1.7');
    setImmediate(() => cut.destroy(new Error('the connection is gone')));
    expect(await files.take({ name: 'a.pdf', content: cut }).catch(String)).to.contain('the connection is gone');

    const abort = new AbortController();
    setImmediate(() => abort.abort());
    const silent = new Readable({ read: () => undefined });
    const aborted = files.take({ name: 'a.pdf', content: silent }, abort.signal);
    expect(await aborted.catch((error: unknown) => error)).to.have.property('name', 'AbortError');
  });
});
