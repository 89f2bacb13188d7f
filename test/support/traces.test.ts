import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { Traces } from './traces.ts';

describe('The search for traces of a text', () => {
  const TEXT = 'Qxmarker ลับ';
  const traces = new Traces([TEXT]);
  const hidden = {
    plain: Buffer.from(TEXT),
    'little UTF-16': Buffer.from(TEXT, 'utf16le'),
    'big UTF-16': Buffer.from(TEXT, 'utf16le').swap16(),
    JSON: Buffer.from(JSON.stringify(TEXT).replace(/[ก-๛]/g, (one) => `\\u0${one.charCodeAt(0).toString(16)}`)),
    address: Buffer.from(encodeURIComponent(TEXT)),
    hexadecimal: Buffer.from(Buffer.from(TEXT).toString('hex')),
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, length) => [
        `Base64 after ${length} bytes`,
        Buffer.from(Buffer.concat([randomBytes(length), Buffer.from(TEXT), randomBytes(7)]).toString('base64')),
      ]),
    ),
  };

  for (const [name, bytes] of Object.entries(hidden))
    it(`finds it as ${name}, also in the middle of gzip`, () => {
      const inside = Buffer.concat([randomBytes(100), bytes, randomBytes(100)]);
      expect(traces.in(inside, 'here')).to.have.length.above(0);
      const zipped = Buffer.concat([randomBytes(50), gzipSync(inside)]);
      expect(traces.in(zipped, 'here')).to.have.length.above(0);
      expect(traces.in(zipped.subarray(0, -9), 'cut off')).to.have.length.above(0);
    });

  it('finds nothing in what has nothing of it', () => {
    expect(traces.in(randomBytes(500_000), 'here')).to.deep.equal([]);
    expect(traces.in(Buffer.from('Qxmarkeลับ'), 'here')).to.deep.equal([]);
  });
});
