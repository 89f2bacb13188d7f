import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const END = 0x06054b50;
const STORED = 0;

/** The files of a ZIP archive, by path (APPNOTE 4.3): what its list at the end names. */
export async function unzip(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('no ZIP archive');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    files.set(
      zip.toString('utf8', at + 46, at + 46 + name),
      method === STORED ? content : await promisify(inflateRaw)(content),
    );
    at += 46 + name + extra + comment;
  }
  return files;
}
