import { useEffect, useState } from 'react';
import { APP_ADDRESS } from '../src/app/links';
import { Button } from '../src/views/controls/button';
import { Dialog } from '../src/views/dialogs/dialog';
import styles from './leaving-notice.module.css';

/** Who follows a link out of the demo is told so first: without a network there would be nothing behind it. */
export function LeavingNotice() {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const holdUp = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      // A right click asks for the browser's menu only.
      if (!link || !leavesDemo(link) || link.dataset.leavesDemo || event.button === 2) return;
      event.preventDefault();
      setAddress(link.href);
    };
    // The middle button too, and before the app's own listeners, which may close a menu and take the link away.
    const types = ['click', 'auxclick'] as const;
    for (const type of types) document.addEventListener(type, holdUp, { capture: true });
    return () => {
      for (const type of types) document.removeEventListener(type, holdUp, { capture: true });
    };
  }, []);

  return (
    <Dialog title="This link leaves the demo" isOpen={address !== undefined} onClose={() => setAddress(undefined)}>
      <p>It leads to a page on the internet, in a new tab. Without a network there is nothing to see there.</p>
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

/** Whether a link leads to another host, or to the way to the stores. */
function leavesDemo({ protocol, origin, pathname }: HTMLAnchorElement): boolean {
  if (origin === location.origin) return pathname === APP_ADDRESS;
  return protocol.startsWith('http');
}

/** An address with its spaces and letters as they are meant; as it is where that cannot be. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
