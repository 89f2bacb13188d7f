import sharp from 'sharp';

/** A picture as a camera or a program writes it. */
export async function aPicture({
  type = 'jpeg',
  width = 60,
  height = 40,
  alpha = 1,
}: {
  readonly type?: 'jpeg' | 'png' | 'gif' | 'webp';
  readonly width?: number;
  readonly height?: number;
  /** How opaque it is, from 0 to 1. */
  readonly alpha?: number;
} = {}): Promise<Uint8Array> {
  const background = { r: 20, g: 120, b: 140, alpha };
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background } })
      .toFormat(type)
      .toBuffer(),
  );
}

/** Turned on its side, and written with the place where it was taken. */
export async function aPhotograph(): Promise<Uint8Array> {
  const photograph = sharp(await aPicture({ width: 1200, height: 600 })).withExif({
    IFD0: { Make: 'CAMERA-OF-MALEE', Copyright: 'Malee' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 47/1 0/1' },
  });
  return new Uint8Array(await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer());
}
