import { memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/controls/button';
import { lazyComponent, reloadPage } from '../../ui/lazy-component';
import type { ShellLinks } from '../links';
import { BrandLink } from './brand-link';
import { ChatLink } from './chat-link';
import { Icon } from './icons';
import type { SessionStore } from '../../stores/session-store';
import { LinkMenu } from './link-menu';
import { LogOutButton } from './log-out-button';
import { OutwardAnchor } from './outward-anchor';
import styles from './header.module.css';

/** Loads while the finger is still on the button. */
const MobileMenu = lazyComponent(async () => (await import('./mobile-menu')).MobileMenu, {
  failed: (
    <p role="alert" className={styles.row}>
      <span>The menu could not be opened.</span>
      <Button look="link" onClick={reloadPage}>
        Reload the page
      </Button>
    </p>
  ),
});

interface HeaderProps {
  readonly brandName: string;
  readonly links: ShellLinks;
  readonly chatUrl: string;
  readonly session: SessionStore;
}

export function Header({ brandName, links, chatUrl, session }: HeaderProps) {
  const { pathname } = useLocation();
  const [pathOfMenu, setPathOfMenu] = useState<string>();
  // Leaving the page, for example by Back, closes the menu.
  if (pathOfMenu !== undefined && pathOfMenu !== pathname) setPathOfMenu(undefined);
  const leaveMenu = () => {
    setPathOfMenu(undefined);
    // The pressed button has disappeared.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <nav aria-label="Help and app" className={styles.row}>
          <LogOutButton session={session} className={styles.link} onLogOut={leaveMenu} />
          <LinkMenu menu={links.support} />
          <OutwardAnchor link={links.joinCommunity} icon="community" className={styles.link} />
          <OutwardAnchor link={links.downloadApp} icon="app" className={styles.link} />
        </nav>
      </div>
      <div className={styles.row}>
        <BrandLink name={brandName} />
        <ChatLink url={chatUrl} />
        <nav aria-label="Main" className={styles.main}>
          <MainItems items={links.main} />
        </nav>
        <button
          // early-input.ts finds it by this id.
          id="open-menu"
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          className={styles.menuButton}
          onPointerDown={() => void MobileMenu.load().catch(() => {})}
          onClick={() => setPathOfMenu(pathname)}
        >
          <Icon name="menu" size={24} />
        </button>
      </div>
      {pathOfMenu !== undefined && (
        <MobileMenu
          links={links}
          chatUrl={chatUrl}
          session={session}
          onClose={() => setPathOfMenu(undefined)}
          onLogOut={leaveMenu}
        />
      )}
    </header>
  );
}

const MainItems = memo(({ items }: { items: ShellLinks['main'] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item.label}>
        {'links' in item ? <LinkMenu menu={item} /> : <OutwardAnchor link={item} className={styles.link} />}
      </li>
    ))}
  </ul>
));
