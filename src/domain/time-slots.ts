/** The parts of the day that services are booked for, in order. */
export const TIME_SLOTS = ['morning', 'afternoon', 'evening'] as const;

/** One of the parts of the day. */
export type TimeSlot = (typeof TIME_SLOTS)[number];

/** The slots' names on pages. */
export const TIME_SLOT_LABELS: Record<TimeSlot, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** The times to choose from in each slot, in order and written '6:00 AM'. */
export type TimeTable = Readonly<Record<TimeSlot, readonly string[]>>;

const STEP_IN_MINUTES = 30;

/** The times of each slot, every half hour from its first to its last hour. 16.5 means 4:30 PM. */
export function timeTable(hours: Readonly<Record<TimeSlot, readonly [first: number, last: number]>>): TimeTable {
  return {
    morning: timesBetween(...hours.morning),
    afternoon: timesBetween(...hours.afternoon),
    evening: timesBetween(...hours.evening),
  };
}

function timesBetween(firstHour: number, lastHour: number): readonly string[] {
  const times: string[] = [];
  for (let minutes = firstHour * 60; minutes <= lastHour * 60; minutes += STEP_IN_MINUTES) {
    times.push(formatTime(minutes));
  }
  return times;
}

function formatTime(minutesOfDay: number): string {
  const hour = Math.floor(minutesOfDay / 60);
  const minute = String(minutesOfDay % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A slot's first and last time as a text: '6:00 – 11:30 AM'. */
export function hoursText(times: readonly string[]): string {
  const [first, last] = [times[0]!, times.at(-1)!];
  const isSameHalf = first.slice(-2) === last.slice(-2);
  return `${isSameHalf ? first.slice(0, -3) : first} – ${last}`;
}

/** The earliest time of a slot. Choosing a slot sets this time (decision S5). */
export function firstTimeOfSlot(table: TimeTable, slot: TimeSlot): string {
  return table[slot][0]!;
}
