import type { WalkingBookingDraft } from '../../src/domain/walking/choices';

/** Twice a day for half an hour, 15 days at ₹159 a walk. */
export const EXAMPLE: WalkingBookingDraft = {
  walkFrequency: 'Twice a Day',
  walkDays: 'weekdays',
  walkDuration: '30 min walk',
  package: { id: 12, name: 'Mid-term', price: 159, durationDays: 15 },
  addOns: ['Poo Picking', 'Combing'],
  startDate: '2026-12-05',
  preferableTime: {
    morning: { checked: true, time: '6:30 AM' },
    afternoon: { checked: false, time: undefined },
    evening: { checked: true, time: '5:00 PM' },
  },
};

export function withPackage(changes: Partial<NonNullable<WalkingBookingDraft['package']>>): WalkingBookingDraft {
  return { ...EXAMPLE, package: { ...EXAMPLE.package!, ...changes } };
}
