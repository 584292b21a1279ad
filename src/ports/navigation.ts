import type { Page } from '../domain/progress';
import type { Service } from '../domain/services';
import { token } from './token';

export const NAVIGATION = token<Navigation>('Navigation');

/** A place in the app: a page of a service's funnel, or the thank-you page. */
export type Destination = { readonly service: Service; readonly page: Page } | 'thankYou';

/** Moves between the app's pages. */
export interface Navigation {
  /** Goes forward with a new history entry. Does nothing if the customer is already there or on the way. */
  goTo(destination: Destination): void;
  /** Replaces the present history entry. */
  replace(destination: Destination): void;
  /** Goes one history entry back, or to the fallback if the app has no entry before (decision R5). */
  back(fallback: Destination): void;
  /** The address of a destination, for a link. */
  pathOf(destination: Destination): string;
}
