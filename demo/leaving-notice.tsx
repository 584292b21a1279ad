import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BrowserOutwardNavigation } from '../src/adapters/browser/browser-outward-navigation';
import { APP_DOWNLOAD_PAGE_URL } from '../src/app/links';
import { Button } from '../src/ui/controls/button';
import buttonStyles from '../src/ui/controls/button.module.css';
import { TitledDialog } from '../src/ui/dialog/dialog';
import styles from './leaving-notice.module.css';

const asked = observable.box<string>();
const ask = (address: string | undefined) => runInAction(() => asked.set(address));

/** For the page that forwards to an app store: the visitor has agreed, so it does not ask again. */
const AGREED = 'leave';

/** The app forwards to an app store by itself, on the page of its QR code. */
export class AskingOutwardNavigation extends BrowserOutwardNavigation {
  override leaveFor(url: string): void {
    if (new URLSearchParams(location.search).has(AGREED)) super.leaveFor(url);
    else ask(url);
  }
}

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
    // Before the app's listeners, which may remove the link with its menu. The middle button sends 'auxclick'.
    const end = new AbortController();
    for (const type of ['click', 'auxclick'] as const)
      document.addEventListener(type, intercept, { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);

  return (
    <TitledDialog title="This link leaves the demo" isOpen={address !== undefined} onClose={() => ask(undefined)}>
      <p>It opens in a new tab, and needs the internet.</p>
      <p className={styles.address}>{address && decodeURIComponent(address)}</p>
      <div className={styles.actions}>
        <Button look="raised" onClick={() => ask(undefined)}>
          Stay in the demo
        </Button>
        <a
          href={address && isAppPage(new URL(address)) ? `${address}?${AGREED}` : address}
          target="_blank"
          rel="noopener noreferrer"
          data-leaves-demo
          className={buttonStyles.filled}
          onClick={() => ask(undefined)}
        >
          Leave the demo
        </a>
      </div>
    </TitledDialog>
  );
});

function leavesDemo(link: HTMLAnchorElement): boolean {
  return isAppPage(link) || (link.protocol.startsWith('http') && link.origin !== location.origin);
}

function isAppPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  return origin === location.origin && pathname === APP_DOWNLOAD_PAGE_URL;
}
