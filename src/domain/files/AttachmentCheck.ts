import { done, refused, type Outcome } from '../outcome.ts';
import { attachmentType, SIGNATURE_LENGTH, type AttachmentType } from './attachment.ts';
import { MarkupSearch } from './MarkupSearch.ts';

export type AttachmentRefusal = 'fileType' | 'fileTooLarge' | 'fileEmpty';

/** What is known of a file once all of it was checked. */
export interface CheckedAttachment {
  readonly type: AttachmentType;
  /** In bytes. */
  readonly size: number;
}

/**
 * Checks a file by its content while it arrives (spec §5): its type, its size, and that it has no HTML inside, which a
 * browser could be made to run. Once it is refused, it stays refused.
 */
export class AttachmentCheck {
  readonly #maxBytes: number;
  readonly #markup = new MarkupSearch();
  #start = new Uint8Array(0);
  #size = 0;
  #refusal: AttachmentRefusal | undefined;

  /** @param maxBytes the size limit */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Checks the next bytes. @returns why the file is refused, as soon as that is known */
  add(bytes: Uint8Array): AttachmentRefusal | undefined {
    if (this.#refusal !== undefined) return this.#refusal;
    this.#size += bytes.length;
    this.#start = startOf(this.#start, bytes);
    const isOtherType = this.#start.length >= SIGNATURE_LENGTH && attachmentType(this.#start) === undefined;
    if (isOtherType || this.#markup.findIn(bytes)) this.#refusal = 'fileType';
    else if (this.#size > this.#maxBytes) this.#refusal = 'fileTooLarge';
    return this.#refusal;
  }

  /** Type and size, after the last bytes. */
  finish(): Outcome<CheckedAttachment, AttachmentRefusal> {
    if (this.#refusal !== undefined) return refused(this.#refusal);
    if (this.#size === 0) return refused('fileEmpty');
    const type = attachmentType(this.#start);
    return type === undefined ? refused('fileType') : done({ type, size: this.#size });
  }
}

function startOf(start: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...start, ...bytes.subarray(0, SIGNATURE_LENGTH)]).subarray(0, SIGNATURE_LENGTH);
}
