import { Icon } from './icons';
import { OutwardAnchor } from './outward-anchor';
import styles from './chat-link.module.css';

/** Always in view, and covers no other content (decision C1). */
export function ChatLink({ url }: { url: string }) {
  const link = { label: 'Chat with us for more information', url };
  return (
    <OutwardAnchor link={link} aria-label={link.label} className={styles.chat}>
      <Icon name="chat" size={24} />
    </OutwardAnchor>
  );
}
