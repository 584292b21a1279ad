import type { NavigateFunction } from 'react-router-dom';
import type { Destination, Navigation } from '../../ports/navigation';
import { pathForwardTo, pathOf } from './paths';

const BASE = import.meta.env.BASE_URL;

/** Moves between pages by the router's function. Without a router nothing moves. */
export class RouterNavigation implements Navigation {
  private navigate: NavigateFunction | undefined;
  private isGoingBack = false;

  /** The router is on the page. */
  attach(navigate: NavigateFunction): void {
    this.navigate = navigate;
  }

  /** The router has left the page. */
  detach(): void {
    this.navigate = undefined;
  }

  goTo(destination: Destination): void {
    const path = pathForwardTo(destination);
    // The address changes before the page does: a second press would add a second entry, and Back would seem dead.
    if (window.location.pathname === BASE + path.slice(1)) return;
    void this.navigate?.(path);
  }

  replace(destination: Destination): void {
    void this.navigate?.(pathOf(destination), { replace: true });
  }

  back(fallback: Destination): void {
    // The router counts its entries in the history's state. Entry 0 was reached from outside.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (!idx) {
      this.replace(fallback);
      return;
    }
    // The address changes late: a second press would go back twice, in the end out of the app.
    if (this.isGoingBack) return;
    this.isGoingBack = true;
    window.addEventListener('popstate', () => (this.isGoingBack = false), { once: true });
    void this.navigate?.(-1);
  }

  pathOf(destination: Destination): string {
    return pathOf(destination);
  }
}
