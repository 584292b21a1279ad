import { Reaction } from 'mobx';
import type { CorePage } from './core-fields';

/** What stands on the screen of a page: drawn again when MobX tells that something of it has changed, and else as it was. */
export class CoreScreen {
  private isStale = true;
  private drawn: (() => CorePage) | undefined;
  private readonly watching = new Reaction('screen', () => (this.isStale = true));

  constructor(private readonly draw: () => CorePage) {}

  /** The page as it stands there. Throws what drawing it threw. */
  look(): CorePage {
    if (this.isStale) this.watching.track(() => (this.drawn = this.drawOnce()));
    this.isStale = false;
    return this.drawn!();
  }

  /** Nobody looks at it any more. */
  putAway(): void {
    this.watching.dispose();
  }

  private drawOnce(): () => CorePage {
    try {
      const page = this.draw();
      return () => page;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  }
}
