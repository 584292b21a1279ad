import { token } from './token';

export const NAVIGATION = token<Navigation>('Navigation');

/** Moves between the app's pages. Paths are the app's own, '/walking/2'. */
export interface Navigation {
  /** Goes to a path by a new history entry; nothing happens where the customer is on it, or on the way to it. */
  goTo(path: string): void;
  /** Goes to a path in place of the present history entry. */
  replace(path: string): void;
  /** Goes one history entry back; without one in the app, to the fallback (decision R5). */
  back(fallback: string): void;
}
