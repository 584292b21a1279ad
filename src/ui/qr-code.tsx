import { encode } from 'uqr';

/** The white edge that scanners need, in modules (the squares of the QR code). */
const QUIET_ZONE = 4;

/** Black on white in dark mode too, because many scanners read nothing else. */
export function QrCode({ value, label }: { value: string; label: string }) {
  // In a demo, the document names another text, because phones may not reach its address.
  const { qrText = new URL(value, document.baseURI).href } = document.documentElement.dataset;
  const { data, size: moduleCount } = encode(qrText, { ecc: 'M', border: 0 });
  const side = moduleCount + 2 * QUIET_ZONE;
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="var(--picture)" />
      <path d={modules} fill="#000" />
    </svg>
  );
}
