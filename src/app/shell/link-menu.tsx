import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { LinkGroup } from '../links';
import { Icon } from './icons';
import { OutwardAnchor } from './outward-anchor';
import styles from './link-menu.module.css';

/** A button that opens a menu of links, with an ARIA menu button's keys: Enter, Space, arrows, Home, End, Esc, Tab. */
export function LinkMenu({ menu }: { menu: LinkGroup }) {
  const menuId = useId();
  const buttonId = `open-${menu.label.toLowerCase().replaceAll(' ', '-')}`;
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The item that gets the focus when the menu opens; undefined while the menu is closed. */
  const [openedAt, setOpenedAt] = useState<'first' | 'last'>();
  const isOpen = openedAt !== undefined;

  useEffect(() => {
    if (openedAt)
      itemsOf(container.current!)
        .at(openedAt === 'first' ? 0 : -1)
        ?.focus();
  }, [openedAt]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenedAt(undefined);
    const closeFromOutside = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      window.removeEventListener('popstate', close);
    };
  }, [isOpen]);

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenedAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const closeOntoButton = () => {
    button.current?.focus();
    setOpenedAt(undefined);
  };

  const moveInMenu = (event: KeyboardEvent<HTMLUListElement>) => {
    const items = itemsOf(event.currentTarget);
    const current = items.findIndex((item) => item === document.activeElement);
    const targets: Record<string, number> = {
      ArrowDown: (current + 1) % items.length,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      items.at(target)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // Esc, Tab and Shift+Tab close the menu and focus its button. After Tab without Shift, the browser then moves the focus on.
      if (event.key === 'Escape' || event.shiftKey) event.preventDefault();
      closeOntoButton();
    }
  };

  return (
    <div ref={container} className={styles.container}>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpenedAt(isOpen ? undefined : 'first')}
        onKeyDown={openByArrow}
      >
        {menu.label}
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <ul
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-labelledby={buttonId}
          className={styles.menu}
          onKeyDown={moveInMenu}
        >
          {menu.links.map((link) => (
            <li key={link.label} role="none">
              <OutwardAnchor
                link={link}
                role="menuitem"
                tabIndex={-1}
                className={styles.item}
                onClick={closeOntoButton}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function itemsOf(parent: HTMLElement): readonly HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}
