/** A square drawing: the data of an SVG path. Its lines have the colour of the text around the drawing. */
export interface Drawing {
  /** The square's side in units. Unless CSS resizes a drawing, a unit is a pixel, so all drawings have equally thick lines. */
  readonly size: number;
  readonly lines: string;
}

interface IllustrationProps {
  readonly drawing: Drawing;
  /** In pixels. */
  readonly width?: number;
  readonly className?: string | undefined;
}

/** Shows a drawing. Screen readers skip it, because words beside it say the same. */
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
