import type { Drawing } from '../drawing';

/** Grooming's icon: a pair of scissors. Each file of this folder exports its service's icon as `iconOfThisService`. */
export const iconOfThisService: Drawing = {
  size: 28,
  warm: 'M3.5 20.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM16.5 20.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  lines: 'M10 17 20 3M18 17 8 3',
};
