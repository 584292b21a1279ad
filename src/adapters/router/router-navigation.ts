import type { NavigateFunction } from 'react-router-dom';
import type { Destination, Navigation } from '../../ports/navigation';
import { pathOfForwardMove, pathOf } from './paths';

const BASE = import.meta.env.BASE_URL;

/** Moves between pages by the router's function. Does nothing while no router is attached. */
export class RouterNavigation implements Navigation {
  private navigate: NavigateFunction | undefined;
  private isGoingBack = false;

  /** Receives the router's function, once React has mounted the router. */
  attach(navigate: NavigateFunction): void {
    this.navigate = navigate;
  }

  /** Drops the router's function, once React has unmounted the router. */
  detach(): void {
    this.navigate = undefined;
  }

  goTo(destination: Destination): void {
    const path = pathOfForwardMove(destination);
    // Ignores a second press, for which the address has changed already: the same entry twice would make Back seem broken.
    if (window.location.pathname === BASE + path.slice(1)) return;
    void this.navigate?.(path);
  }

  replace(destination: Destination): void {
    void this.navigate?.(pathOf(destination), { replace: true });
  }

  back(fallback: Destination): void {
    // The router stores the number of each history entry as `idx`. Before entry 0 there is no page of the app to go back to.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (!idx) {
      this.replace(fallback);
      return;
    }
    // Going back takes time: a second press would go back twice, and might leave the app.
    if (this.isGoingBack) return;
    this.isGoingBack = true;
    window.addEventListener('popstate', () => (this.isGoingBack = false), { once: true });
    void this.navigate?.(-1);
  }

  pathOf(destination: Destination): string {
    return pathOf(destination);
  }
}
