import { Lazy } from '../../lazy';
import { lazyComponent } from '../lazy-component';

/** The calendar's code. It needs a large library, so it is loaded separately. The text field works before. */
export const calendarCode = new Lazy(async () => (await import('../mantine/calendar')).Calendar);

export const LazyCalendar = lazyComponent(calendarCode, {
  pending: () => <p role="status">Opening the calendar…</p>,
  // Offers no retry, because browsers load a failed module again only after a reload.
  failed: () => <p role="alert">The calendar could not be opened. Please type the day instead.</p>,
});
