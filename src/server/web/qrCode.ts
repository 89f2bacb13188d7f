import encodeQR from 'qr';
import type { QrCode } from '#ui/QrCode.ts';

/** The quiet zone around a QR code, in modules (ISO/IEC 18004, section 5.3.8). */
const BORDER = 4;

/** A text as a QR code: the outline of its dark modules, for an SVG. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}
