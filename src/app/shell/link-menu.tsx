import { useCallback, useEffect, useRef, useState } from 'react';
import type { LinkGroup } from '../links';
import { Icon } from './icons';
import { OutwardAnchor } from './outward-anchor';
import styles from './link-menu.module.css';

export function LinkMenu({ menu }: { menu: LinkGroup }) {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const closeOntoButton = useCallback(() => {
    button.current?.focus();
    setOpen(false);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    const closeByEsc = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeOntoButton();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeByEsc, { signal });
    window.addEventListener('popstate', () => setOpen(false), { signal });
    return () => listening.abort();
  }, [closeOntoButton, isOpen]);

  return (
    <div ref={container} className={styles.container}>
      <button
        ref={button}
        // early-input.ts finds it by this id.
        id={`open-${menu.label.toLowerCase().replaceAll(' ', '-')}`}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {menu.label}
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <ul className={styles.menu}>
          {menu.links.map((link) => (
            <li key={link.label}>
              <OutwardAnchor link={link} className={styles.item} onClick={closeOntoButton} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
