import { formatRupees, type Rupees } from '../../domain/money';

/** A price as it is shown; what has none is priced in the quote (decision S8). */
export function priceText(price: Rupees | undefined, format: (price: Rupees) => string = formatRupees): string {
  return price === undefined ? 'Priced in your quote' : format(price);
}
