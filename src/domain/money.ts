/** An amount in rupees; paise are its decimals. */
export type Rupees = number;

/** Matches each digit that a comma follows: 3, 5, 7 … digits remain before the point. */
const BEFORE_A_COMMA = /\d(?=(\d{2})*\d{3}\.)/g;

/** An amount as every page shows it: '₹1,49,900.00' (decision S8). Intl would delay the first page by 0.1 s on slow phones. */
export function formatRupees(amount: Rupees): string {
  return `₹${amount.toFixed(2).replace(BEFORE_A_COMMA, '$&,')}`;
}

/** Whether a price or count can be calculated with: a number from 0 on, small enough to be exact (decision S10). */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** The sum of amounts, exact to the paisa. */
export function addUp(amounts: readonly Rupees[]): Rupees {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

/** A price in the short form of a price tag: '₹1,499/-', with paise only if they are not 0 (decision S8). */
export function formatPriceTag(amount: Rupees): string {
  const text = formatRupees(amount);
  return `${text.endsWith('.00') ? text.slice(0, -3) : text}/-`;
}

/** A price as pages show it. The quote fills in a missing price (decision S8). */
export function priceText(price: Rupees | undefined, format: (price: Rupees) => string = formatRupees): string {
  return price === undefined ? 'Priced in your quote' : format(price);
}
