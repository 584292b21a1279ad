/** Prices in rupees, for one walk. `durationDays` counts the first and the last day. The app derives the days from the name and does not know 'Single Day', so these walks end on their first day (decision S2). */
export const WALKING_PACKAGES = [
  { id: 401, name: 'Express', price: 199, durationDays: 3 },
  { id: 402, name: 'Short-term', price: 179, durationDays: 8 },
  { id: 403, name: 'Mid-term', price: 159, durationDays: 15 },
  { id: 404, name: 'Long-term', price: 139, durationDays: 30 },
  { id: 405, name: 'Single Day', price: 249, durationDays: 1 },
] as const;
