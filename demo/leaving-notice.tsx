import { useEffect, useState } from 'react';
import { APP_STORE_PAGE_ADDRESS } from '../src/app/links';
import { Button } from '../src/views/controls/button';
import { Dialog } from '../src/views/dialogs/dialog';
import styles from './leaving-notice.module.css';

/** Asks before a link leaves the demo, because the demo may run without a network. */
export function LeavingNotice() {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const intercept = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      // A right click (button 2) only opens the browser's menu.
      if (!link || !leavesDemo(link) || link.dataset.leavesDemo || event.button === 2) return;
      event.preventDefault();
      setAddress(link.href);
    };
    // Captured, to run before the app's listeners, which may remove the link with its menu. 'auxclick' is the middle button.
    const types = ['click', 'auxclick'] as const;
    for (const type of types) document.addEventListener(type, intercept, { capture: true });
    return () => {
      for (const type of types) document.removeEventListener(type, intercept, { capture: true });
    };
  }, []);

  return (
    <Dialog title="This link leaves the demo" isOpen={address !== undefined} onClose={() => setAddress(undefined)}>
      <p>It opens in a new tab, and needs the internet.</p>
      <p className={styles.address}>{address && readable(address)}</p>
      <div className={styles.actions}>
        <Button look="outlined" onClick={() => setAddress(undefined)}>
          Stay in the demo
        </Button>
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          data-leaves-demo
          className="filled-button"
          onClick={() => setAddress(undefined)}
        >
          Leave the demo
        </a>
      </div>
    </Dialog>
  );
}

/** Whether a link leads to another host, or to the page that redirects to the app stores. */
function leavesDemo({ protocol, origin, pathname }: HTMLAnchorElement): boolean {
  if (origin === location.origin) return pathname === APP_STORE_PAGE_ADDRESS;
  return protocol.startsWith('http');
}

/** An address with its percent signs decoded; unchanged if it cannot be decoded. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
