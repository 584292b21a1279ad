import buttonStyles from '../../ui/controls/button.module.css';
import { TitledDialog } from '../../ui/dialog/dialog';
import type { LinkGroup, OutwardLink, ShellLinks } from '../links';
import type { SessionStore } from '../../stores/session-store';
import { LogOutButton } from './log-out-button';
import { OutwardAnchor } from './outward-anchor';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  readonly links: ShellLinks;
  readonly chatUrl: string;
  readonly session: SessionStore;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** Groups are always open, which saves a tap. */
export function MobileMenu({ links, chatUrl, session, onClose, onLogOut }: MobileMenuProps) {
  return (
    <TitledDialog title="Menu" placement="side" isOpen onClose={onClose}>
      <nav aria-label="Main" className="stack tight">
        <OutwardAnchor link={{ label: 'Chat with us', url: chatUrl }} icon="chat" className={buttonStyles.filled} />
        <LogOutButton session={session} className={styles.logOut} onLogOut={onLogOut} />
        <div className={styles.appLinks}>
          <OutwardAnchor link={links.downloadApp} icon="app" className={styles.appLink} />
          <OutwardAnchor link={links.joinCommunity} icon="community" className={styles.appLink} />
        </div>
        <ul className={styles.list}>
          {[...links.main, links.support].map((item) => (
            <li key={item.label}>
              <MenuEntry item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </TitledDialog>
  );
}

function MenuEntry({ item }: { item: OutwardLink | LinkGroup }) {
  if (!('links' in item)) return <OutwardAnchor link={item} className={styles.link} />;
  return (
    <>
      <h3 className={styles.heading}>{item.label}</h3>
      <ul className={styles.group}>
        {item.links.map((link) => (
          <li key={link.label}>
            <OutwardAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </>
  );
}
