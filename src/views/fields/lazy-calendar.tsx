import { useEffect, useState, type ComponentProps } from 'react';
import type { Calendar as CalendarComponent } from '../mantine/calendar';

type Calendar = typeof CalendarComponent;

/** The calendar once it is loaded. It needs a large library, so it is loaded separately. The text field works before. */
let loadedCalendar: Calendar | undefined;

/** Rejects if the module cannot be loaded. */
export async function loadCalendar(): Promise<Calendar> {
  loadedCalendar ??= (await import('../mantine/calendar')).Calendar;
  return loadedCalendar;
}

/** Shown if the calendar's module could not be loaded. Offers no retry, because browsers load a failed module again only after a reload. */
function NoCalendar() {
  return <p role="alert">The calendar could not be opened. Please type the day instead.</p>;
}

/** The calendar: at once if it is loaded, unlike with React's `lazy`, which shows its fallback first. */
export function LazyCalendar(props: ComponentProps<Calendar>) {
  const [Loaded, setLoaded] = useState<Calendar | undefined>(() => loadedCalendar);
  useEffect(() => {
    const show = (calendar: Calendar) => setLoaded(() => calendar);
    if (!loadedCalendar)
      void loadCalendar()
        .catch(() => NoCalendar)
        .then(show);
  }, []);
  return Loaded ? <Loaded {...props} /> : <p role="status">Opening the calendar…</p>;
}
