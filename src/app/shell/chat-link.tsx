import { ChatIcon } from './icons';
import { OutwardAnchor } from './outward-anchor';
import styles from './chat-link.module.css';

/** The chat link that stands in the lower right corner of every page (spec section 1). */
export function ChatLink({ url }: { url: string }) {
  const link = { label: 'Chat with us for more information', url };
  return (
    <aside aria-label="Chat">
      <OutwardAnchor link={link} aria-label={link.label} className={styles.chat}>
        <ChatIcon size={28} />
      </OutwardAnchor>
    </aside>
  );
}
