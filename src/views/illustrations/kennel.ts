import type { Drawing } from './drawing';

export const kennel: Drawing = {
  size: 96,
  lines: 'M48 16 14 44l5 6 29-24 29 24 5-6zM24 47v35M72 47v35M38 82V64a10 10 0 0 1 20 0v18M12 82h72M43 40h10',
};
