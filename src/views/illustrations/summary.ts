import type { Drawing } from './drawing';

/** A calendar's page, shown beside the summary's date and time. */
export const calendarPage: Drawing = {
  size: 28,
  lines: 'M4 7h20v5H4zM4 12v12h20V12M9 4v5M19 4v5',
};

/** A house, shown beside the summary's address. */
export const house: Drawing = {
  size: 28,
  lines: 'M3 13.5 14 4l11 9.5M6.5 10.5V24h15V10.5M11.5 24v-6.5h5V24',
};

/** A small paw, shown beside the summary's pets. */
export const smallPaw: Drawing = {
  size: 28,
  lines:
    'M14 14c3.5 0 6.5 4 6.5 7 0 2.5-2 3-3.5 2.5-2-.5-4-.5-6 0C9.5 24 7.5 23.5 7.5 21c0-3 3-7 6.5-7zM4 13.5a2 3 0 1 0 4 0 2 3 0 1 0-4 0zM9 7.5a2 3 0 1 0 4 0 2 3 0 1 0-4 0zM15 7.5a2 3 0 1 0 4 0 2 3 0 1 0-4 0zM20 13.5a2 3 0 1 0 4 0 2 3 0 1 0-4 0z',
};
