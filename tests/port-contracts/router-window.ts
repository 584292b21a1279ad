import type { NavigateFunction } from 'react-router-dom';

export class RouterWindow extends EventTarget {
  private paths: readonly string[];
  private position = 0;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly history: { readonly state: { readonly idx: number } };

  constructor(firstPath: string) {
    super();
    this.paths = [firstPath];
    const address = () => new URL(import.meta.env.BASE_URL + this.path.slice(1), 'https://app.test');
    const state = () => ({ idx: this.position });
    this.location = {
      get pathname() {
        return address().pathname;
      },
      get search() {
        return address().search;
      },
    };
    this.history = {
      get state() {
        return state();
      },
    };
  }

  get path(): string {
    return this.paths[this.position]!;
  }

  /** A fake of the router's `navigate`. A path changes the address at once. A number moves through the history later, as in a browser. */
  readonly navigate = ((to: string | number, { replace = false } = {}) => {
    if (typeof to === 'number') setImmediate(() => this.go(to));
    else {
      this.position += replace ? 0 : 1;
      this.paths = [...this.paths.slice(0, this.position), to];
    }
  }) as NavigateFunction;

  private go(delta: number): void {
    this.position += delta;
    this.dispatchEvent(new Event('popstate'));
  }
}
