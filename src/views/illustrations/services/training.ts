import type { Drawing } from '../drawing';

/** Training's icon: a rosette, a prize. Each file of this folder exports its service's icon as `iconOfThisService`. */
export const iconOfThisService: Drawing = {
  size: 28,
  warm: 'M6.5 10.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0z',
  lines: 'm9 17-2 8 7-3 7 3-2-8M11 11l2 2 4-4',
};
