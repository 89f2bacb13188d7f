import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
const MAX_UNZIPPED = 64 * 1_048_576;

/** A text in the forms in which programs write one. */
interface Trace {
  readonly of: string;
  readonly as: string;
  readonly bytes: Buffer;
}

/** Where a text was found, and in which form. */
export interface Found {
  readonly text: string;
  readonly as: string;
  readonly where: string;
}

/**
 * Looks for texts in bytes, whatever they are the bytes of: plain, UTF-16, Base64, hexadecimal, as JSON or an address
 * escape them, and all of these in what gzip has compressed.
 */
export class Traces {
  readonly #traces: readonly Trace[];

  constructor(texts: readonly string[]) {
    this.#traces = texts.flatMap(tracesOf);
  }

  in(bytes: Buffer, where: string): readonly Found[] {
    return [...this.#inPlain(bytes, where), ...this.#inGzip(bytes, where)];
  }

  /** In every file of a folder. A file that is gone meanwhile has nothing. */
  async inFolder(folder: string): Promise<readonly Found[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found: Found[] = [];
    for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
      const path = join(parentPath, name);
      found.push(...this.in(Buffer.from(path), `the name ${path}`));
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      found.push(...this.in(bytes, path));
    }
    return found;
  }

  #inPlain(bytes: Buffer, where: string): readonly Found[] {
    return this.#traces.flatMap(({ of, as, bytes: trace }) => (bytes.includes(trace) ? [{ text: of, as, where }] : []));
  }

  #inGzip(bytes: Buffer, where: string): readonly Found[] {
    const found: Found[] = [];
    for (let at = bytes.indexOf(GZIP); at >= 0; at = bytes.indexOf(GZIP, at + 1)) {
      try {
        const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_UNZIPPED };
        found.push(...this.#inPlain(gunzipSync(bytes.subarray(at), options), `${where}, gzip at ${at}`));
      } catch {
        // Three bytes of something else.
      }
    }
    return found;
  }
}

function tracesOf(of: string): readonly Trace[] {
  const utf8 = Buffer.from(of);
  const utf16 = Buffer.from(of, 'utf16le');
  const traces: readonly (readonly [string, Buffer | string])[] = [
    ['UTF-8', utf8],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
    ['hexadecimal', utf8.toString('hex')],
    ['an address', encodeURIComponent(of)],
    ['JSON', escaped(of)],
    ...[0, 1, 2].flatMap((shift) => {
      const inside = base64Inside(utf8, shift);
      return [
        [`Base64, after ${shift} bytes`, inside],
        [`Base64 for addresses, after ${shift} bytes`, inside.replaceAll('+', '-').replaceAll('/', '_')],
      ] as const;
    }),
  ];
  const all = traces.map(([as, bytes]) => ({ of, as, bytes: Buffer.from(bytes as string) }));
  return all.filter(({ bytes }, index) => all.findIndex((one) => one.bytes.equals(bytes)) === index);
}

/** The characters of Base64 that stand for the text alone, when so many bytes are before it. */
function base64Inside(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const before = Math.ceil((shift * 8) / 6);
  const after = ((shift + bytes.length) * 8) % 6 === 0 ? 0 : 1;
  return text.slice(before, text.length - after);
}

function escaped(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
