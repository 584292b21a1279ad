import { encode } from 'uqr';

/** The width of the white edge that scanners need, in modules (the squares of the QR code). */
const QUIET_ZONE = 4;

/** A QR code's content, label and size. */
export interface QrCodeProps {
  /** The URL in the QR code. A path of the app becomes a complete URL. */
  readonly value: string;
  /** The text that screen readers say for the QR code. */
  readonly label: string;
  /** The length of a side in pixels, including the white edge. */
  readonly size: number;
}

/** A QR code. It is black on white in dark mode too, because many scanners read nothing else. */
export function QrCode({ value, label, size }: QrCodeProps) {
  const { data, size: moduleCount } = encode(new URL(value, document.baseURI).href, { ecc: 'M', border: 0 });
  const side = moduleCount + 2 * QUIET_ZONE;
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={modules} fill="#000" />
    </svg>
  );
}
