import { isUtf8 } from 'node:buffer';

export interface DecodedText {
  readonly text: string;
  /** The same text in UTF-8. */
  readonly utf8: Uint8Array;
  /** The encoding, where neither the bytes nor the headers told it. */
  readonly guessed?: typeof THAI;
}

/** Older Thai systems write TIS-620, of which windows-874 is the superset that the encoding standard knows. */
const THAI = 'windows-874';

/**
 * The text of a response. JSON is UTF-8 (RFC 8259 §8.1), so bytes that are valid UTF-8 are read as such, whatever the
 * headers say. Others are in the named charset or, where none is named, in Thai letters of one byte each.
 *
 * @param contentType `application/json; charset=tis-620`
 */
export function decodeText(bytes: Uint8Array, contentType: string): DecodedText {
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes), utf8: bytes };
  const named = decoderOf(/;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]);
  const text = (named ?? new TextDecoder(THAI)).decode(bytes);
  return { text, utf8: Buffer.from(text), ...(named === undefined && { guessed: THAI }) };
}

/** Undefined for UTF-8, which the bytes are not, and for names that the encoding standard does not know. */
function decoderOf(charset: string | undefined): TextDecoder | undefined {
  if (charset === undefined) return undefined;
  try {
    const decoder = new TextDecoder(charset);
    return decoder.encoding === 'utf-8' ? undefined : decoder;
  } catch {
    return undefined;
  }
}
