/** A picture in several widths, each as WebP and as JPEG, served from `/media/{name}`. */
export interface Picture {
  /** Alternative text: describes the picture to people who do not see it. Empty when it is decoration only. */
  readonly alt: string;
  readonly caption?: string;
  /** Width and height of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first. */
  readonly variants: readonly PictureVariant[];
}

export interface PictureVariant {
  /** In pixels. */
  readonly width: number;
  /** Names of the two media files. */
  readonly webp: string;
  readonly jpeg: string;
}
