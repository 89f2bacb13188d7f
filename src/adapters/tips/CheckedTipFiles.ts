import { addAbortSignal, Readable } from 'node:stream';
import { AttachmentCheck, type CheckedAttachment } from '#domain/files/AttachmentCheck.ts';
import { attachmentName } from '#domain/files/attachmentName.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { Upload } from '#ports/Attachments.ts';
import type { TipFileRefusal, TipFiles } from '#ports/TipFiles.ts';
import type { TipFile } from '#ports/TipSealing.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VirusScan } from '#ports/VirusScan.ts';
import { withoutMetadata } from '#adapters/pictures/withoutMetadata.ts';

export interface TipFilesSettings {
  /** The size limit of one file. */
  readonly maxBytes: number;
  /** Without it, files are not searched for viruses. */
  readonly virusScan?: VirusScan | undefined;
}

/** So many files of the greatest size are in memory at once, of all forms together. */
const FILES_IN_MEMORY = 12;

type Checked = Pick<CheckedAttachment, 'type'> & { readonly bytes: Uint8Array };

/** The checks of attached files, on one file in memory. */
export class CheckedTipFiles implements TipFiles {
  readonly #settings: TipFilesSettings;
  #bytesInMemory = 0;

  constructor(settings: TipFilesSettings) {
    this.#settings = settings;
  }

  async take({ name, content }: Pick<Upload, 'name' | 'content'>, signal?: AbortSignal) {
    content.on('error', () => undefined); // it may fail before anybody reads it, which must not end the process
    if (signal !== undefined) addAbortSignal(signal, content);
    const inMemory = { bytes: 0 };
    const free = () => {
      this.#bytesInMemory -= inMemory.bytes;
      inMemory.bytes = 0;
    };
    try {
      const taken = await this.#check(name, content, inMemory, signal);
      if (taken.ok) taken.value.content.once('close', free);
      else free();
      return taken;
    } catch (error) {
      free();
      throw error;
    }
  }

  async #check(
    name: string,
    content: Readable,
    inMemory: { bytes: number },
    signal: AbortSignal | undefined,
  ): Promise<Outcome<TipFile, TipFileRefusal>> {
    const read = await this.#read(content, inMemory);
    if (!read.ok) return read;
    const { type, bytes } = read.value;
    const found = await this.#settings.virusScan?.scan(streamOf(bytes), signal);
    if (found === 'infected') return refused('fileInfected');
    const clean = type === 'pdf' ? done(bytes) : await withoutMetadata(bytes, type);
    if (!clean.ok) return clean;
    return done({ kind: 'file', name: attachmentName(name, type), content: streamOf(clean.value) });
  }

  async #read(content: Readable, inMemory: { bytes: number }): Promise<Outcome<Checked, TipFileRefusal>> {
    const { maxBytes } = this.#settings;
    const check = new AttachmentCheck(maxBytes);
    const chunks: Buffer[] = [];
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const refusal = check.add(chunk);
      if (refusal !== undefined) return refused(refusal);
      if (this.#bytesInMemory + chunk.length > FILES_IN_MEMORY * maxBytes)
        throw new Unavailable('files', 'too many files of tips are in memory');
      inMemory.bytes += chunk.length;
      this.#bytesInMemory += chunk.length;
      chunks.push(chunk);
    }
    const checked = check.finish();
    return checked.ok ? done({ type: checked.value.type, bytes: Buffer.concat(chunks) }) : checked;
  }
}

function streamOf(bytes: Uint8Array): Readable {
  return Readable.from([bytes], { objectMode: false });
}
