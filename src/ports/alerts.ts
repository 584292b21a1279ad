import { token } from './token';

export const ALERTS_PORT = token<Alerts>('Alerts');

/** Messages that the customer has to acknowledge (decision F1). */
export interface Alerts {
  /** Shows a message once earlier ones are closed. Resolves when the message is closed. */
  show(message: string): Promise<void>;
}
