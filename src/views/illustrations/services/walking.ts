import type { Drawing } from '../drawing';

/** Walking's icon: a walking dog. Each file of this folder exports its service's icon as `iconOfThisService`. */
export const iconOfThisService: Drawing = {
  size: 28,
  warm: 'M7 13h8l2-6h3.5l1 2H25v1.5a2.5 2.5 0 0 1-2.5 2.5H20v10.5h-3V18h-7v5.5H7z',
  lines: 'M3 7.5q0 5.5 4 5.5',
};
