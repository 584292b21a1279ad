import { Icon } from './icons';
import { OutwardAnchor } from './outward-anchor';
import styles from './chat-link.module.css';

/** The chat link in the header of every page, where it covers no other content. */
export function ChatLink({ url }: { url: string }) {
  const link = { label: 'Chat with us for more information', url };
  return (
    <OutwardAnchor link={link} aria-label={link.label} className={styles.chat}>
      <Icon name="chat" size={24} />
      <span className={styles.word}>Chat</span>
    </OutwardAnchor>
  );
}
