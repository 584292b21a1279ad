import type { NavigateFunction } from 'react-router-dom';
import type { Destination, Navigation } from '../../ports/navigation';
import { hasEarlierEntry } from './history-entry';
import { pathSpelledForForwardNavigation, pathOfDestination } from './paths';

const BASE = import.meta.env.BASE_URL;

/** Moves between pages by the router's `navigate` function. Does nothing while no function is attached. */
export class RouterNavigation implements Navigation {
  private navigate: NavigateFunction | undefined;
  private isGoingBack = false;

  /** Receives the router's `navigate` function once React has mounted the router, and undefined once React has unmounted it. */
  attach(navigate: NavigateFunction | undefined): void {
    this.navigate = navigate;
  }

  goTo(destination: Destination): void {
    const path = pathSpelledForForwardNavigation(destination);
    // Does nothing on a second press, when this page is already open. A second history entry for it would make Back seem broken.
    if (window.location.pathname === BASE + path.slice(1)) return;
    void this.navigate?.(path);
  }

  replace(destination: Destination): void {
    void this.navigate?.(pathOfDestination(destination) + window.location.search, { replace: true });
  }

  back(fallback: Destination): void {
    if (!hasEarlierEntry()) {
      this.replace(fallback);
      return;
    }
    // The browser needs time to go back. A second press in that time would go back twice, and might leave the app.
    if (this.isGoingBack) return;
    this.isGoingBack = true;
    window.addEventListener('popstate', () => (this.isGoingBack = false), { once: true });
    void this.navigate?.(-1);
  }

  pathOf(destination: Destination): string {
    return pathOfDestination(destination);
  }
}
