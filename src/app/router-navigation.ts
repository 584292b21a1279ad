import type { NavigateFunction } from 'react-router-dom';
import type { Navigation } from '../ports/navigation';

/** Moves between pages by the router, which hands in its function as soon as it is there. */
export class RouterNavigation implements Navigation {
  private navigate: NavigateFunction | undefined;

  attach(navigate: NavigateFunction): void {
    this.navigate = navigate;
  }

  /** The router is gone; whoever still wants to move stays where they are. */
  detach(): void {
    this.navigate = undefined;
  }

  goTo(path: string): void {
    void this.navigate?.(path);
  }

  replace(path: string): void {
    void this.navigate?.(path, { replace: true });
  }

  back(fallback: string): void {
    // The router counts its entries in the history's state; entry 0 was not reached from within the app.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) void this.navigate?.(-1);
    else this.replace(fallback);
  }
}
