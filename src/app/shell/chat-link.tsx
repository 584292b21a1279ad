import { Icon } from './icons';
import { OutwardAnchor } from './outward-anchor';
import styles from './chat-link.module.css';

/** The chat link, on every page: in the header's bar, and on wide screens in the lower right corner. */
export function ChatLink({ url }: { url: string }) {
  const link = { label: 'Chat with us for more information', url };
  return (
    <OutwardAnchor link={link} aria-label={link.label} className={styles.chat}>
      <Icon name="chat" size={28} />
    </OutwardAnchor>
  );
}
