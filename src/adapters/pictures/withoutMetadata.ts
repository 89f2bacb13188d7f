import type { AttachmentType } from '#domain/files/attachment.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import { oneAtATime } from './oneAtATime.ts';

/** A photograph of any phone has fewer. A small file can have very many. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 10;
/** Details of a photograph that may be evidence stay visible. */
const JPEG_QUALITY = 92;

/**
 * Encodes a picture again, upright and as large as it is: where and when it was taken, by which camera, and everything
 * else in the file that is no picture, is not kept. A GIF keeps its frames.
 */
export async function withoutMetadata(
  file: Uint8Array,
  type: Exclude<AttachmentType, 'pdf'>,
): Promise<Outcome<Uint8Array, 'pictureBroken'>> {
  return await oneAtATime(async () => {
    // Imported when needed: few processes ever encode a picture.
    const { default: sharp } = await import('sharp');
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: type === 'gif' } as const;
    try {
      const picture = sharp(file, options).timeout({ seconds: MAX_SECONDS });
      const encoded = {
        jpg: () => picture.autoOrient().jpeg({ quality: JPEG_QUALITY }),
        png: () => picture.autoOrient().png(),
        gif: () => picture.gif(),
      };
      return done(new Uint8Array(await encoded[type]().toBuffer()));
    } catch {
      return refused('pictureBroken');
    }
  });
}
