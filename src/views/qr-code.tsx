import { encode } from 'uqr';

/** The light edge, in modules, that scanners need around a code. */
const QUIET_ZONE = 4;

/** A code's content, name and size. */
export interface QrCodeProps {
  /** The address that a scanner reads; one of the app's own is made complete. */
  readonly value: string;
  /** The picture's accessible name. */
  readonly label: string;
  /** The length of a side in pixels, quiet zone included. */
  readonly size: number;
}

/** A QR code drawn on the device. It is dark on white in dark mode too, for many scanners read nothing else. */
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
