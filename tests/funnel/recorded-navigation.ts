import { pathSpelledForForwardNavigation, pathOfDestination } from '../../src/adapters/router/paths';
import type { Destination, Navigation } from '../../src/ports/navigation';

/** As texts: 'to /walking/2', 'instead /walking/login', 'back or /walking/1'. */
export class RecordedNavigation implements Navigation {
  readonly moves: string[] = [];
  private entries: readonly string[];

  constructor(firstPath: string) {
    this.entries = [firstPath];
  }

  get path(): string {
    return this.entries.at(-1)!;
  }

  goTo(destination: Destination): void {
    const path = pathSpelledForForwardNavigation(destination);
    if (path === this.path) return;
    this.moves.push(`to ${path}`);
    this.entries = [...this.entries, path];
  }

  replace(destination: Destination): void {
    this.moves.push(`instead ${pathOfDestination(destination)}`);
    this.entries = [...this.entries.slice(0, -1), pathOfDestination(destination)];
  }

  back(fallback: Destination): void {
    this.moves.push(`back or ${pathOfDestination(fallback)}`);
    this.entries = this.entries.length > 1 ? this.entries.slice(0, -1) : [pathOfDestination(fallback)];
  }

  pathOf(destination: Destination): string {
    return pathOfDestination(destination);
  }
}
