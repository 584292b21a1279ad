import styles from './drawing.module.css';

/** A drawing on a square grid, as the data of two SVG paths. The lines of both paths have the text's colour. */
export interface Drawing {
  /** The length of the grid's side, and of the drawing's side in pixels. At this size, all drawings have equally thick lines. */
  readonly size: number;
  /** The path that is also filled with the warm colour. */
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
