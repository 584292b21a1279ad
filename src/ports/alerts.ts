import { token } from './token';

export const ALERTS = token<Alerts>('Alerts');

/** Messages that the customer has to acknowledge (decision F1). */
export interface Alerts {
  /** Shows a message once earlier ones are closed. Resolves when the customer closes it. */
  show(message: string): Promise<void>;
}
