import type { Drawing } from './drawing';

export const paw: Drawing = {
  size: 48,
  lines:
    'M24 24c6 0 11 7 11 12 0 4-3 5-6 4-3-1-7-1-10 0-3 1-6 0-6-4 0-5 5-12 11-12zM7 22a3.5 5 0 1 0 7 0 3.5 5 0 1 0-7 0zM15 13a3.5 5 0 1 0 7 0 3.5 5 0 1 0-7 0zM26 13a3.5 5 0 1 0 7 0 3.5 5 0 1 0-7 0zM34 22a3.5 5 0 1 0 7 0 3.5 5 0 1 0-7 0z',
};
