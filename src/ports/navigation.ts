import type { Page } from '../domain/progress';
import type { Service } from '../domain/services';
import { token } from './token';

export const NAVIGATION = token<Navigation>('Navigation');

/** A place in the app: a page of a service's funnel, or the thank-you page. */
export type Destination = { readonly service: Service; readonly page: Page } | 'thankYou';

/** Moves between the app's pages. */
export interface Navigation {
  /** Goes forward by a new history entry; does nothing where the customer is there, or on the way there. */
  goTo(destination: Destination): void;
  /** Goes there in place of the present history entry. */
  replace(destination: Destination): void;
  /** Goes one history entry back; without one in the app, to the fallback (decision R5). */
  back(fallback: Destination): void;
  /** The address of a destination, for a link. */
  pathOf(destination: Destination): string;
}
