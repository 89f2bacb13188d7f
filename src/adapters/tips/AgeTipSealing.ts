import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import { ZipFile } from 'yazl';
import type { TipPart, TipSealing } from '#ports/TipSealing.ts';

/** No time of the day is in the envelope, either. */
const NO_TIME = new Date('2000-01-01T00:00:00Z');
/** For the owner of the file alone, where a system keeps such rights. */
const OPTIONS = { mtime: NO_TIME, mode: 0o100600, forceDosTimestamp: true, compress: false } as const;

/**
 * Tips in a format that other programs open, too: a ZIP archive, encrypted with age (C2SP). It contains `tip.json` with
 * everything but the files, which are `files/1-name.jpg`, `files/2-…`.
 */
export class AgeTipSealing implements TipSealing {
  readonly #encrypter = new Encrypter();

  /** @param publicKey of the department: `age1…`; throws when a character of it is wrong */
  constructor(publicKey: string) {
    try {
      this.#encrypter.addRecipient(publicKey);
    } catch (cause) {
      throw new Error('the public key of tips is wrong: copy it again as npm run tips:keygen has printed it', {
        cause,
      });
    }
  }

  seal(parts: AsyncIterable<TipPart>): Readable {
    const abort = new AbortController();
    const sealed = Readable.from(this.#encrypt(parts, abort.signal), { objectMode: false });
    return sealed.once('close', () => abort.abort());
  }

  async *#encrypt(parts: AsyncIterable<TipPart>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const zip = new ZipFile();
    // A stream made from another one would not end while it waits for that.
    const plain = zip.outputStream as PassThrough;
    const fail = (error: unknown) => plain.destroy(error as Error);
    zip.on('error', fail);
    signal.addEventListener('abort', () => plain.destroy());
    const written = addParts(zip, parts, signal).catch(fail);
    try {
      yield* await this.#encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
      await written;
    } finally {
      plain.destroy();
    }
  }
}

async function addParts(zip: ZipFile, parts: AsyncIterable<TipPart>, signal: AbortSignal): Promise<void> {
  let files = 0;
  for await (const part of parts) {
    if (part.kind === 'tip') {
      const { kind: _, ...content } = part;
      zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), 'tip.json', OPTIONS);
    } else {
      zip.addReadStream(part.content, `files/${++files}-${part.name}`, OPTIONS);
      await finished(part.content, { signal, writable: false });
    }
  }
  zip.end();
}
