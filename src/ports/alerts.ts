import { injectionToken } from './injection-token';

export const ALERTS_PORT = injectionToken<Alerts>('Alerts');

/** Messages that the customer has to acknowledge (decision F1). */
export interface Alerts {
  /** Shows a message once all earlier messages are closed. Resolves when the customer closes this message. */
  show(message: string): Promise<void>;
}
