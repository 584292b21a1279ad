import { lazyComponent } from '../lazy-component';

/** The calendar's code. It needs a large library, so it is loaded separately. The text field works before. */
export const LazyCalendar = lazyComponent(async () => (await import('../mantine/calendar')).Calendar, {
  pending: () => <p role="status">Opening the calendar…</p>,
  failed: <p role="alert">The calendar could not be opened. Please type the day instead.</p>,
});
