import styles from './drawing.module.css';

/** A drawing on a square grid, as the data of two paths; both are outlined in the colour of the text around. */
export interface Drawing {
  /** The side of the grid; at this size in pixels all drawings have lines of one width. */
  readonly size: number;
  /** What is filled in the warm tone. */
  readonly warm: string;
  readonly lines: string;
}

/** Shows a drawing. It only decorates: what it stands for is said in words beside it. */
export function Illustration({ drawing, className = '' }: { drawing: Drawing; className?: string | undefined }) {
  const { size, warm, lines } = drawing;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={`0 0 ${size} ${size}`} className={`line-drawing ${className}`}>
      <path className={styles.warm} d={warm} />
      <path d={lines} />
    </svg>
  );
}
