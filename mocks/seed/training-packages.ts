/** Prices in rupees, for all sessions together. No two packages share an extra add-on, so tests notice those left over from another package (decision P2). The card of 'Single Lesson' must show no plural and no list. */
export const TRAINING_PACKAGES = [
  {
    id: 504,
    name: 'Single Lesson',
    price: 799,
    sessions: 1,
    includedAddOns: [],
    extraAddOns: [],
  },
  {
    id: 501,
    name: 'Puppy Basics',
    price: 3499,
    sessions: 8,
    includedAddOns: ['Toilet training', 'Name and recall'],
    extraAddOns: ['Puppy playgroup', 'Chewing and biting session'],
  },
  {
    id: 502,
    name: 'Obedience Course',
    price: 6499,
    sessions: 16,
    includedAddOns: ['Sit, stay and come', 'Loose-leash walking', 'Greeting guests calmly'],
    extraAddOns: ['Agility session', 'Behaviour report'],
  },
  {
    id: 503,
    name: 'Complete Companion',
    price: 14999,
    sessions: 36,
    includedAddOns: [
      'All of the Obedience Course',
      'Calm walks past street dogs',
      'Coming when called in a park, with other dogs playing close by',
      'Staying alone at home without barking',
      'Good manners in lifts and at the gate',
      'A written plan for the whole family',
    ],
    extraAddOns: ['Sunday home visit', 'Video call with a behaviourist'],
  },
] as const;
