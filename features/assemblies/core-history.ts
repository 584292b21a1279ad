import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../src/ports/navigation';

interface Entry {
  readonly path: string;
  /** How many entries of the app stand before it; 0 was not reached from within the app. */
  readonly depth: number;
}

/** A browser tab's history in memory, and the app's way to move in it. */
export class CoreHistory implements Navigation {
  private entries: readonly Entry[] = [];
  private position = -1;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get path(): string {
    return this.entry.path;
  }

  /** What stays the same as long as nobody moves: another object at each place, also at the same path. */
  get place(): object {
    return this.entry;
  }

  /** The customer typed an address. */
  open(path: string): void {
    this.push({ path, depth: 0 });
  }

  goTo(path: string): void {
    if (path !== this.path) this.push({ path, depth: this.entry.depth + 1 });
  }

  replace(path: string): void {
    this.entries = this.entries.with(this.position, { path, depth: this.entry.depth });
  }

  back(fallback: string): void {
    if (this.entry.depth > 0) this.goBack();
    else this.replace(fallback);
  }

  /** The browser's own Back. */
  goBack(): void {
    this.position = Math.max(0, this.position - 1);
  }

  /** The browser's own Forward. */
  goForward(): void {
    this.position = Math.min(this.entries.length - 1, this.position + 1);
  }

  private get entry(): Entry {
    return this.entries[this.position] ?? { path: '/', depth: 0 };
  }

  private push(entry: Entry): void {
    this.position += 1;
    this.entries = [...this.entries.slice(0, this.position), entry];
  }
}
