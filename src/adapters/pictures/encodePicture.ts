import { SIGNATURE_LENGTH } from '#domain/files/attachment.ts';
import { checkPicture, PICTURE_PIXELS } from '#domain/members/profilePicture.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { PictureChangeRefusal, StoredPicture } from '#ports/members/ProfilePictures.ts';
import { oneAtATime } from './oneAtATime.ts';

/** Of the uploaded picture: a photograph of any phone has fewer. A small file can have very many. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 10;
const JPEG_QUALITY = 84;

/**
 * Checks a picture (spec §5) and encodes it again, upright and no larger than pages need it: nothing of the file itself
 * is kept, so neither is where it was taken. Transparent pictures become PNG, all others JPEG; of a GIF that moves, the
 * first frame is taken.
 */
export async function encodePicture(file: Uint8Array): Promise<Outcome<StoredPicture, PictureChangeRefusal>> {
  const checked = checkPicture(file.subarray(0, SIGNATURE_LENGTH), file.length);
  if (!checked.ok) return checked;
  return await oneAtATime(() => encode(file));
}

async function encode(file: Uint8Array): Promise<Outcome<StoredPicture, 'pictureBroken'>> {
  // Imported when needed: few processes ever encode a picture.
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(PICTURE_PIXELS, PICTURE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = sharp(data, { raw: info });
    const { isOpaque } = await picture.stats();
    const content = isOpaque
      ? await picture.removeAlpha().jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer()
      : await picture.png({ palette: true }).toBuffer();
    return done({ type: isOpaque ? 'jpg' : 'png', content: new Uint8Array(content) });
  } catch {
    return refused('pictureBroken');
  }
}
