import type { OfferedPackage } from '../../src/domain/packages';
import type { TrainingBookingDraft } from '../../src/domain/training';

export const PUPPY_BASICS: OfferedPackage = {
  id: 501,
  name: 'Puppy Basics',
  price: 3_499,
  color: '#fff4e5',
  icon: '/puppy.svg',
  durationDays: undefined,
  sessions: 8,
  includedAddOns: ['Toilet training', 'Name and recall'],
};

export const OBEDIENCE_COURSE: OfferedPackage = {
  ...PUPPY_BASICS,
  id: 502,
  name: 'Obedience Course',
  price: 6_499,
  sessions: 16,
  includedAddOns: ['Sit, stay and come', 'Loose-leash walking', 'Greeting guests calmly'],
};

export const EXAMPLE: TrainingBookingDraft = {
  package: {
    id: 501,
    name: 'Puppy Basics',
    price: 3_499,
    sessions: 8,
    includedAddOns: ['Toilet training', 'Name and recall'],
  },
  addOns: ['Puppy playgroup', 'Chewing and biting session'],
  appointment: { date: '2026-12-05', slot: 'morning', time: '6:30 AM' },
};

export function withPackage(changes: Partial<NonNullable<TrainingBookingDraft['package']>>): TrainingBookingDraft {
  return { ...EXAMPLE, package: { ...EXAMPLE.package!, ...changes } };
}
