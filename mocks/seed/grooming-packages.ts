import { ICONS } from './pictures';

/** Prices in rupees, for one visit. "Puppy's First Groom" tests the card without a list; ampersand and apostrophe must reach the page unchanged. */
export const GROOMING_PACKAGES = [
  {
    id: 601,
    name: 'Bath & Brush',
    price: 899,
    icon: ICONS.bath,
    includedAddOns: ['Shampoo bath', 'Blow-dry', 'Brushing'],
  },
  {
    id: 602,
    name: 'Full Groom',
    price: 1499,
    icon: ICONS.scissors,
    includedAddOns: ['Shampoo bath', 'Blow-dry', 'Comb-out', 'Paw massage'],
  },
  {
    id: 603,
    name: 'Tick & Flea Care',
    price: 1199,
    icon: ICONS.shield,
    includedAddOns: ['Medicated bath', 'Coat check'],
  },
  { id: 604, name: "Puppy's First Groom", price: 699, color: '#fff1d6', icon: ICONS.bubbles, includedAddOns: [] },
] as const;

/** No id is a package's: a booking sends both in one list. The first is the cheapest, because 'Starts from' shows the first price, not the lowest (decision S9). */
export const TRIMS = [
  { id: 651, name: 'Teddy Bear Cut', price: 799 },
  { id: 652, name: 'Summer Trim', price: 849 },
  { id: 653, name: 'Lion Cut', price: 999 },
] as const;

/** The app's draft stores their ids; a booking sends their names (decision P3). */
export const GROOMING_ADD_ONS = [
  { id: 671, name: 'Nail Clipping' },
  { id: 672, name: 'Teeth Brushing' },
  { id: 673, name: 'De-shedding' },
  { id: 674, name: 'Paw Balm' },
] as const;
