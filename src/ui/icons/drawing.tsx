export interface Drawing {
  /** Unless CSS resizes a drawing, a unit is a pixel, so all drawings have equally thick lines. */
  readonly size: number;
  readonly lines: string;
}

interface IllustrationProps {
  readonly drawing: Drawing;
  /** In pixels. */
  readonly width?: number;
  readonly className?: string | undefined;
}

/** Screen readers skip it, because words beside it say the same. */
export function Illustration({ drawing: { size, lines }, width = size, className = '' }: IllustrationProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={width}
      viewBox={`0 0 ${size} ${size}`}
      className={`line-drawing ${className}`}
    >
      <path d={lines} />
    </svg>
  );
}
