import { encode } from 'uqr';

/** The light edge that scanners need around a code, in modules. */
const QUIET_ZONE = 4;

/** A code's content, name and size. */
export interface QrCodeProps {
  /** The address in the code. A path of the app becomes a complete address. */
  readonly value: string;
  /** The picture's accessible name. */
  readonly label: string;
  /** The length of a side in pixels, quiet zone included. */
  readonly size: number;
}

/** A QR code. It is dark on white in dark mode too: many scanners read nothing else. */
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
