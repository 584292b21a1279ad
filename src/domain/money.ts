/** An amount in rupees; paise are its decimals. */
export type Rupees = number;

const INDIAN_AMOUNT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as every page shows it: '₹1,49,900.00' (spec section 9, decision S8). */
export function formatRupees(amount: Rupees): string {
  return `₹${INDIAN_AMOUNT.format(amount)}`;
}

/** Whether a price or a count of days can be reckoned with: a finite number that is not negative (decision S10). */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
