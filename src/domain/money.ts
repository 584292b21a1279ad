/** Decimals are paise: 1.5 is 1 rupee and 50 paise. */
export type Rupees = number;

/** As India groups digits: 3, 5, 7 … follow up to the decimal point. */
const BEFORE_A_COMMA = /\d(?=(\d{2})*\d{3}\.)/g;

/** '₹1,49,900.00' (decision S8). Intl would delay the first page by 0.1 s on slow phones. */
export function formatRupees(amount: Rupees): string {
  return `₹${inWholePaise(amount).toFixed(2).replace(BEFORE_A_COMMA, '$&,')}`;
}

/** Decision S10. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** Half a paisa counts as one (decision S11). Six decimals drop what binary numbers add: 1.005 is 100.49999999999999 paise. */
export function inWholePaise(amount: Rupees): Rupees {
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}

export function sumRupees(amounts: readonly Rupees[]): Rupees {
  return inWholePaise(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** '₹1,499/-', with paise only if they are not 0. */
export function formatPriceTag(amount: Rupees): string {
  return `${formatRupees(amount).replace(/\.00$/, '')}/-`;
}

/** Decisions S8 and B8. */
export const PRICED_IN_QUOTE_TEXT = 'Priced in your quote';

export function priceText(price: Rupees | undefined, format: (price: Rupees) => string = formatRupees): string {
  return price === undefined ? PRICED_IN_QUOTE_TEXT : format(price);
}
