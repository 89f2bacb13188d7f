import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const EMBLEM = 'src/ui/assets/emblem.svg';
/** Pixels per inch at which an SVG is rendered in its own size. */
const DENSITY = 72;
/** The colour of the emblem's disc, so that its edge is not visible. */
const BACKGROUND = '#0f5c73';
const FAVICON_SIZES = [16, 32, 48];

/**
 * Renders the emblem as PNG and ICO, for clients that do not support SVG icons, into the folder of built files.
 *
 * @returns the files' paths below the base path
 */
export async function renderIcons(clientFolder: string) {
  await mkdir(`${clientFolder}/assets`, { recursive: true });
  const write = async (name: string, ending: string, bytes: Buffer) => {
    const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${digest}.${ending}`;
    await writeFile(`${clientFolder}/${file}`, bytes);
    return file;
  };
  return {
    favicon: await write('favicon', 'ico', icoOf(await Promise.all(FAVICON_SIZES.map((size) => emblem(size))))),
    appleTouch: await write('apple-touch-icon', 'png', await onBackground(180, 0.9)),
    small: await write('icon-192', 'png', await emblem(192)),
    large: await write('icon-512', 'png', await emblem(512)),
    // Devices crop a maskable icon to any shape, but keep a disc of 80 % of its width.
    maskable: await write('icon-maskable', 'png', await onBackground(512, 0.8)),
  };
}

async function emblem(size: number): Promise<Buffer> {
  const svg = await readFile(EMBLEM);
  const { width, height } = await sharp(svg, { density: DENSITY }).metadata();
  return await sharp(svg, { density: (DENSITY * size) / Math.max(width, height) })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The emblem in the middle of a square of its own colour. */
async function onBackground(size: number, share: number): Promise<Buffer> {
  const background = { width: size, height: size, channels: 3, background: BACKGROUND } as const;
  return await sharp({ create: background })
    .composite([{ input: await emblem(Math.round(size * share)) }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Builds an icon file (ICO) of square PNGs under 256 pixels: a header of 6 bytes, an entry of 16 bytes per picture, the
 * pictures.
 */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(FAVICON_SIZES[index] ?? 0, entry);
    header.writeUInt8(FAVICON_SIZES[index] ?? 0, entry + 1);
    header.writeUInt16LE(1, entry + 4); // one plane
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
