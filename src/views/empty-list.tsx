import type { ReactNode } from 'react';
import { Illustration, type Drawing } from './illustrations/drawing';
import styles from './empty-list.module.css';

export function EmptyList({ drawing, children }: { drawing: Drawing; children: ReactNode }) {
  return (
    <div className={styles.empty} data-drawn>
      <Illustration drawing={drawing} />
      {children}
    </div>
  );
}
