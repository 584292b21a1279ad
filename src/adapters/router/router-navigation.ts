import type { NavigateFunction } from 'react-router-dom';
import type { Navigation } from '../../ports/navigation';

const BASE = import.meta.env.BASE_URL;

/** Moves between pages by the router, which hands in its function as soon as it is there. */
export class RouterNavigation implements Navigation {
  private navigate: NavigateFunction | undefined;
  private isGoingBack = false;

  attach(navigate: NavigateFunction): void {
    this.navigate = navigate;
  }

  /** The router is gone; whoever still wants to move stays where they are. */
  detach(): void {
    this.navigate = undefined;
  }

  goTo(path: string): void {
    // The address changes at once, the page in a moment: pressed again meanwhile it would stand in the history twice, and Back would seem dead.
    if (window.location.pathname === BASE + path.slice(1)) return;
    void this.navigate?.(path);
  }

  replace(path: string): void {
    void this.navigate?.(path, { replace: true });
  }

  back(fallback: string): void {
    // The router counts its entries in the history's state; entry 0 was not reached from within the app.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (!idx) {
      this.replace(fallback);
      return;
    }
    // The address changes in a moment: pressed again meanwhile it would lead on, out of the app in the end.
    if (this.isGoingBack) return;
    this.isGoingBack = true;
    window.addEventListener('popstate', () => (this.isGoingBack = false), { once: true });
    void this.navigate?.(-1);
  }
}
