import type { Drawing } from './drawing';

/** The failure page shows it tipped over. */
export const emptyBowl: Drawing = {
  size: 96,
  lines:
    'M22 46a26 7 0 0 0 52 0l8 26q1 4-3 4H17q-4 0-3-4zM22 46a26 7 0 0 1 52 0M41 63h14a3 3 0 1 1 0 4H41a3 3 0 1 1 0-4zM48 28v-8M33 30l-4-7M63 30l4-7',
};

export const lostBall: Drawing = {
  size: 96,
  lines:
    'M48 60a16 16 0 1 0 32 0 16 16 0 1 0-32 0zM54 49c7 6 7 16 0 22M74 49c-7 6-7 16 0 22M10 44q6-17 15-20M33 25q8 4 12 14M10 76h74',
};

export const signpost: Drawing = {
  size: 96,
  lines: 'M28 18h38l9 9-9 9H28zM66 44H32l-9 9 9 9h34zM48 10v8M48 36v8M48 62v24M28 86h40',
};
