import { token } from './token';

export const ALERTS = token<Alerts>('Alerts');

/** Shows messages that the customer has to acknowledge (decision F1). */
export interface Alerts {
  /** Shows a message after the waiting ones; resolves when it is closed. */
  show(message: string): Promise<void>;
}
