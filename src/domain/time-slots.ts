export const TIME_SLOTS = ['morning', 'afternoon', 'evening'] as const;

export type TimeSlot = (typeof TIME_SLOTS)[number];

export const TIME_SLOT_LABELS: Record<TimeSlot, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** '6:00 AM', every half hour. The hour 16.5 is 4:30 PM. */
export function halfHourTimesBySlot(
  hours: Readonly<Record<TimeSlot, readonly [first: number, last: number]>>,
): Readonly<Record<TimeSlot, readonly string[]>> {
  return {
    morning: timesBetween(...hours.morning),
    afternoon: timesBetween(...hours.afternoon),
    evening: timesBetween(...hours.evening),
  };
}

function timesBetween(firstHour: number, lastHour: number): readonly string[] {
  return Array.from({ length: (lastHour - firstHour) * 2 + 1 }, (_, halfHours) =>
    formatTime(firstHour * 60 + halfHours * 30),
  );
}

function formatTime(minutesOfDay: number): string {
  const hour = Math.floor(minutesOfDay / 60);
  const minute = String(minutesOfDay % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '6:00 – 11:30 AM'. */
export function timeRangeText(times: readonly string[]): string {
  const [first, last] = [times[0]!, times.at(-1)!];
  const isSameHalf = first.slice(-2) === last.slice(-2);
  return `${isSameHalf ? first.slice(0, -3) : first} – ${last}`;
}
