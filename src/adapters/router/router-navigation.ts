import type { Location, NavigateFunction } from 'react-router-dom';
import type { Destination, Navigation } from '../../ports/navigation';
import { pathSpelledForForwardNavigation, pathOfDestination } from './paths';

const BASE = import.meta.env.BASE_URL;

export class RouterNavigation implements Navigation {
  private navigate: NavigateFunction | undefined;
  private location: Pick<Location, 'state'> | undefined;
  private isGoingBack = false;

  attach(navigate: NavigateFunction | undefined, location?: Pick<Location, 'state'>): void {
    this.navigate = navigate;
    this.location = location;
  }

  goTo(destination: Destination): void {
    const path = pathSpelledForForwardNavigation(destination);
    // A second press. Another history entry would make Back seem broken.
    if (window.location.pathname === BASE + path.slice(1)) return;
    void this.navigate?.(path, { state: { isFromApp: true } });
  }

  replace(destination: Destination): void {
    const state: unknown = this.location?.state;
    void this.navigate?.(pathOfDestination(destination) + window.location.search, { replace: true, state });
  }

  back(fallback: Destination): void {
    const { isFromApp } = (this.location?.state ?? {}) as { readonly isFromApp?: boolean };
    if (!isFromApp) {
      this.replace(fallback);
      return;
    }
    // A second press before the browser has gone back might leave the app.
    if (this.isGoingBack) return;
    this.isGoingBack = true;
    window.addEventListener('popstate', () => (this.isGoingBack = false), { once: true });
    void this.navigate?.(-1);
  }

  pathOf(destination: Destination): string {
    return pathOfDestination(destination);
  }
}
