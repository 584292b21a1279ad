import styles from './drawing.module.css';

/** A square drawing: the data of two SVG paths. Their lines have the colour of the text around the drawing. */
export interface Drawing {
  /** The square's side in units. Unless CSS resizes a drawing, a unit is a pixel, so all drawings have equally thick lines. */
  readonly size: number;
  /** A path whose area is also filled, with a warm colour. */
  readonly warm: string;
  readonly lines: string;
}

/** Shows a drawing. Screen readers skip it, because words beside it say the same. */
export function Illustration({ drawing, className = '' }: { drawing: Drawing; className?: string | undefined }) {
  const { size, warm, lines } = drawing;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={`0 0 ${size} ${size}`} className={`line-drawing ${className}`}>
      <path className={styles.warm} d={warm} />
      <path d={lines} />
    </svg>
  );
}
