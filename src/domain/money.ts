/** An amount in rupees; paise are its decimals. */
export type Rupees = number;

/** A digit with a comma after it: three follow to the point, or five, seven and so on. */
const BEFORE_A_COMMA = /\d(?=(\d{2})*\d{3}\.)/g;

/**
 * An amount as every page shows it: '₹1,49,900.00' (spec section 9, decision S8). Not by Intl, which is as right: it takes slow phones
 * a tenth of a second to wake it, before the first page is there.
 */
export function formatRupees(amount: Rupees): string {
  return `₹${amount.toFixed(2).replace(BEFORE_A_COMMA, '$&,')}`;
}

/** Whether a price or a count of days can be reckoned with: a number that is not negative, and not too large to be exact (decision S10). */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** The sum of amounts, to the paisa: 0.1 and 0.2 are 0.3. */
export function addUp(amounts: readonly Rupees[]): Rupees {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

/** A price in the short form of a price tag: '₹1,499/-', with paise only where there are some (spec section 2, decision S8). */
export function formatPriceTag(amount: Rupees): string {
  const text = formatRupees(amount);
  return `${text.endsWith('.00') ? text.slice(0, -3) : text}/-`;
}

/** A price as it is shown; what has none is priced in the quote (decision S8). */
export function priceText(price: Rupees | undefined, format: (price: Rupees) => string = formatRupees): string {
  return price === undefined ? 'Priced in your quote' : format(price);
}
