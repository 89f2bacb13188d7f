import type { QrCode } from '../../QrCode.ts';

/** A QR code, dark on light whatever the theme. */
export function QrCodeImage({ qrCode: { size, path }, label }: { readonly qrCode: QrCode; readonly label: string }) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect className="qr-code-light" width={size} height={size} />
      <path className="qr-code-dark" d={path} />
    </svg>
  );
}
