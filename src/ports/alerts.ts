import { token } from './token';

export const ALERTS = token<Alerts>('Alerts');

/** Tells the customer something that they have to acknowledge (decision F1). */
export interface Alerts {
  /** Shows a message, after those that wait already; resolves when it is closed. */
  show(message: string): Promise<void>;
}
