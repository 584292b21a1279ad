import type { NavigateFunction, NavigateOptions } from 'react-router-dom';

export class RouterWindow extends EventTarget {
  private entries: readonly { readonly path: string; readonly state?: unknown }[];
  private position = 0;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly entry: { readonly state: unknown };

  constructor(firstPath: string) {
    super();
    this.entries = [{ path: firstPath }];
    const address = () => new URL(import.meta.env.BASE_URL + this.path.slice(1), 'https://app.test');
    const current = () => this.entries[this.position]!;
    this.location = {
      get pathname() {
        return address().pathname;
      },
      get search() {
        return address().search;
      },
    };
    this.entry = {
      get state() {
        return current().state;
      },
    };
  }

  get path(): string {
    return this.entries[this.position]!.path;
  }

  /** A path changes the address at once; a number moves through the history later, as in a browser. */
  readonly navigate = ((to: string | number, { replace = false, state }: NavigateOptions = {}) => {
    if (typeof to === 'number') setImmediate(() => this.go(to));
    else {
      this.position += replace ? 0 : 1;
      this.entries = [...this.entries.slice(0, this.position), { path: to, state }];
    }
  }) as NavigateFunction;

  private go(delta: number): void {
    this.position += delta;
    this.dispatchEvent(new Event('popstate'));
  }
}
