import type { Drawing } from './drawing';

/** A dog's head, shown for a pet without a picture and in place of an empty list of pets. */
export const dogHead: Drawing = {
  size: 72,
  lines:
    'M25 18c-9-3-14 5-14 14 0 6 2 10 5 10s4-5 5-11c.5-5 2-9 4-13zM47 18c9-3 14 5 14 14 0 6-2 10-5 10s-4-5-5-11c-.5-5-2-9-4-13zM25 18c7-4 15-4 22 0M20 35c0 14 6 23 16 23s16-9 16-23M28 35a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM42 35a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM33.5 43h5L36 45.5zM36 46v3c-1 2.5-5 2.5-6 .5M36 49c1 2.5 5 2.5 6 .5',
};
