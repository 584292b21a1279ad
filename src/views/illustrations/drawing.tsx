import styles from './drawing.module.css';

/** A drawing on a square grid, as the data of two paths. Both are outlined in the text's colour. */
export interface Drawing {
  /** The side of the grid, and the size in pixels at which all drawings have the same width of line. */
  readonly size: number;
  /** The path that is filled in the warm tone. */
  readonly warm: string;
  readonly lines: string;
}

/** Shows a drawing. It only decorates: words beside it say the same. */
export function Illustration({ drawing, className = '' }: { drawing: Drawing; className?: string | undefined }) {
  const { size, warm, lines } = drawing;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={`0 0 ${size} ${size}`} className={`line-drawing ${className}`}>
      <path className={styles.warm} d={warm} />
      <path d={lines} />
    </svg>
  );
}
