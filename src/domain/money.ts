/** An amount in rupees. Decimals are paise: 1.5 means 1 rupee and 50 paise. */
export type Rupees = number;

/** Matches each digit before a comma of '1,49,900.00', as India groups digits: 3, 5, 7 … digits follow up to the decimal point. */
const BEFORE_A_COMMA = /\d(?=(\d{2})*\d{3}\.)/g;

/** An amount as pages show it: '₹1,49,900.00' (decision S8). Avoids Intl, because Intl delays the first page by 0.1 s on slow phones. */
export function formatRupees(amount: Rupees): string {
  return `₹${inWholePaise(amount).toFixed(2).replace(BEFORE_A_COMMA, '$&,')}`;
}

/** Whether a value is a usable price or count: from 0 up to the largest exact integer (decision S10). */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** An amount in whole paise; half a paisa counts as one (decision S11). The six decimals drop what binary numbers add: 1.005 is 100.49999999999999 paise. */
export function inWholePaise(amount: Rupees): Rupees {
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}

/** The sum of amounts, in whole paise. */
export function sumRupees(amounts: readonly Rupees[]): Rupees {
  return inWholePaise(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** A price as on a price tag: '₹1,499/-', with paise only if they are not 0. */
export function formatPriceTag(amount: Rupees): string {
  return `${formatRupees(amount).replace(/\.00$/, '')}/-`;
}

/** The text in place of a missing price (decisions S8 and B8). */
export const PRICED_IN_QUOTE_TEXT = 'Priced in your quote';

/** A price as pages show it, or 'Priced in your quote' if it is missing. */
export function priceText(price: Rupees | undefined, format: (price: Rupees) => string = formatRupees): string {
  return price === undefined ? PRICED_IN_QUOTE_TEXT : format(price);
}
