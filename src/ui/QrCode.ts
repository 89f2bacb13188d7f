/** The dark modules of a QR code, as an outline in a square. */
export interface QrCode {
  /** The side of the square, in modules, with the quiet zone. */
  readonly size: number;
  /** In the syntax of SVG. */
  readonly path: string;
}
