/** A picture in several widths, WebP and JPEG of each, served from `/media/{name}`. */
export interface Picture {
  /** What is seen; empty for a decoration. */
  readonly alt: string;
  readonly caption?: string;
  /** Pixels of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first. */
  readonly variants: readonly PictureVariant[];
}

export interface PictureVariant {
  /** Pixels. */
  readonly width: number;
  /** Media names. */
  readonly webp: string;
  readonly jpeg: string;
}
