import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BrowserOutwardNavigation } from '../src/adapters/browser/browser-outward-navigation';
import { APP_STORE_PAGE_ADDRESS } from '../src/app/links';
import { Button } from '../src/views/controls/button';
import { Dialog } from '../src/views/dialogs/dialog';
import styles from './leaving-notice.module.css';

/** Where the way out leads that the notice asks about. */
const asked = observable.box<string>();
const ask = (address: string | undefined) => runInAction(() => asked.set(address));

/** A parameter of the way to the stores behind the notice, so that it does not ask twice. */
const AGREED = 'leave';

/** Asks before the app leaves for a store by itself, as behind a scanned QR code. */
export class AskingOutwardNavigation extends BrowserOutwardNavigation {
  override leaveFor(url: string): void {
    if (new URLSearchParams(location.search).has(AGREED)) super.leaveFor(url);
    else ask(url);
  }
}

/** Asks before a link leaves the demo, because the demo may run without a network. */
export const LeavingNotice = observer(() => {
  const address = asked.get();

  useEffect(() => {
    const intercept = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      // A right click (button 2) only opens the browser's menu.
      if (!link || !leavesDemo(link) || link.dataset.leavesDemo || event.button === 2) return;
      event.preventDefault();
      ask(link.href);
    };
    // Captured, to run before the app's listeners, which may remove the link with its menu. 'auxclick' is the middle button.
    const types = ['click', 'auxclick'] as const;
    for (const type of types) document.addEventListener(type, intercept, { capture: true });
    return () => {
      for (const type of types) document.removeEventListener(type, intercept, { capture: true });
    };
  }, []);

  return (
    <Dialog title="This link leaves the demo" isOpen={address !== undefined} onClose={() => ask(undefined)}>
      <p>It opens in a new tab, and needs the internet.</p>
      <p className={styles.address}>{address && readable(address)}</p>
      <div className={styles.actions}>
        <Button look="outlined" onClick={() => ask(undefined)}>
          Stay in the demo
        </Button>
        <a
          href={address && isAppPage(new URL(address)) ? `${address}?${AGREED}` : address}
          target="_blank"
          rel="noopener noreferrer"
          data-leaves-demo
          className="filled-button"
          onClick={() => ask(undefined)}
        >
          Leave the demo
        </a>
      </div>
    </Dialog>
  );
});

/** Whether a link leads to another host, or to the page that leads to the app stores. */
function leavesDemo(link: HTMLAnchorElement): boolean {
  return isAppPage(link) || (link.protocol.startsWith('http') && link.origin !== location.origin);
}

function isAppPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  return origin === location.origin && pathname === APP_STORE_PAGE_ADDRESS;
}

/** An address with its percent signs decoded; unchanged if it cannot be decoded. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
