import { lazyComponent } from '../lazy-component';

/** Needs a large library. The text field works before. */
export const LazyCalendar = lazyComponent(async () => (await import('./calendar')).Calendar, {
  pending: () => <p role="status">Opening the calendar…</p>,
  failed: <p role="alert">The calendar could not be opened. Please type the day instead.</p>,
});
