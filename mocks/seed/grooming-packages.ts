import { ICONS } from './pictures';

/**
 * What grooming offers; prices are in rupees a visit. "Puppy's First Groom" includes no add-ons, so that its card has no empty
 * list; ampersand and apostrophe of the names have to reach the page as they are.
 */
export const GROOMING_PACKAGES = [
  {
    id: 601,
    name: 'Bath & Brush',
    price: 899,
    color: '#dff1f7',
    icon: ICONS.bath,
    includedAddOns: ['Shampoo bath', 'Blow-dry', 'Brushing'],
  },
  {
    id: 602,
    name: 'Full Groom',
    price: 1499,
    color: '#f3e6fa',
    icon: ICONS.scissors,
    includedAddOns: ['Shampoo bath', 'Blow-dry', 'Nail clipping', 'Ear cleaning', 'Paw massage'],
  },
  {
    id: 603,
    name: 'Tick & Flea Care',
    price: 1199,
    color: '#e2f3ea',
    icon: ICONS.shield,
    includedAddOns: ['Medicated bath', 'Coat check'],
  },
  { id: 604, name: "Puppy's First Groom", price: 699, color: '#fde7e4', icon: ICONS.bubbles, includedAddOns: [] },
] as const;

/**
 * The trimming options. The first has the id of the package 'Full Groom', because the two kinds of ids live apart (decision P1),
 * and it is not the cheapest, because 'Starts from' shows the first (decision S9).
 */
export const TRIMS = [
  { id: 602, name: 'Teddy Bear Cut', price: 799 },
  { id: 652, name: 'Summer Trim', price: 499 },
  { id: 653, name: 'Lion Cut', price: 999 },
] as const;

/** The add-ons with additional cost, of which ids are kept and names are sent (decision P3). */
export const GROOMING_ADD_ONS = [
  { id: 671, name: 'Nail Clipping' },
  { id: 672, name: 'Teeth Brushing' },
  { id: 673, name: 'De-shedding' },
  { id: 674, name: 'Paw Balm' },
] as const;
