import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { JPEG, MAX_WIDTH, WEBP, WIDTHS, type PictureSize } from './pictureFormats.ts';

/** Narrower pictures are icons used by mistake. */
const MIN_WIDTH = 100;
/** A picture may be at most this many times as high as wide. */
const MAX_RATIO = 5;
const MAX_PIXELS = 100_000_000;
/** CSS pixels per inch, at which an SVG has its nominal size. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 100_000;

/**
 * The sizes in which a picture is rendered, smallest first: a photograph is never enlarged, a drawing may be. Undefined
 * when it is broken (all of it is decoded to find out), too small or too tall.
 */
export async function describePicture(bytes: Buffer, isDrawing: boolean): Promise<readonly PictureSize[] | undefined> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    const ratio = autoOrient.height / autoOrient.width;
    const widest = isDrawing ? MAX_WIDTH : Math.min(autoOrient.width, MAX_WIDTH);
    if (widest < MIN_WIDTH || ratio > MAX_RATIO) return undefined;
    await open(bytes, isDrawing ? MIN_WIDTH / autoOrient.width : 1)
      .resize(MIN_WIDTH)
      .raw()
      .toBuffer();
    return [...WIDTHS.filter((width) => width < widest), widest].map((width) => ({
      width,
      height: Math.max(1, Math.round(width * ratio)),
    }));
  } catch {
    return undefined;
  }
}

/** The picture in one size after the other, as WebP and JPEG. Throws when it cannot be read. */
export async function* renderPicture(
  bytes: Buffer,
  sizes: readonly PictureSize[],
): AsyncGenerator<{ readonly width: number; readonly webp: Buffer; readonly jpeg: Buffer }> {
  const metadata = await sharp(bytes).metadata();
  const largest = sizes.at(-1);
  if (largest === undefined) return;
  const isDrawing = metadata.format === 'svg';
  // Decoded once, and resized once for both formats; every size is made from the largest.
  const decoded = await pixelsOf(
    open(bytes, isDrawing ? largest.width / metadata.width : 1)
      .autoOrient()
      .resize(largest.width, largest.height, { fit: 'fill' })
      .toColourspace('srgb'),
  );
  const source = isTransparent(decoded) ? decoded : await pixelsOf(pictureOf(decoded).removeAlpha());
  for (const { width, height } of sizes) {
    const resized = await pixelsOf(pictureOf(source).resize(width, height, { fit: 'fill' }));
    const [webp, jpeg] = await Promise.all([
      pictureOf(resized).webp(WEBP).toBuffer(),
      pictureOf(resized).flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer(),
    ]);
    yield { width, webp, jpeg };
  }
}

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

function pixelsOf(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

function pictureOf({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: info });
}

/**
 * Whether a picture needs its alpha channel. A drawing always has one; if it is opaque, keeping it would cost a sixth
 * of the work.
 */
function isTransparent({ data, info: { channels } }: Pixels): boolean {
  if (channels < 4) return false;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

/** @param scale of a drawing against its nominal size; 1 for photographs */
function open(bytes: Buffer, scale: number): Sharp {
  const density = Math.min(Math.max(SVG_DENSITY * scale, 1), MAX_DENSITY);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, density });
}
