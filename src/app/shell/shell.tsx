import { useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '../config';
import { chatUrl, shellLinks } from '../links';
import type { SessionStore } from '../../stores/session-store';
import { Footer } from './footer';
import { Header } from './header';
import styles from './shell.module.css';

interface ShellProps {
  readonly config: AppConfig;
  readonly session: SessionStore;
  readonly children: ReactNode;
}

export function Shell({ config, session, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const links = useMemo(() => shellLinks(config), [config]);

  // A followed link would add a history entry, and Back would seem to do nothing.
  const skipToMain = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <>
      <a href="#main" className={styles.skipLink} onClick={skipToMain}>
        Skip to main content
      </a>
      <Header brandName={config.brandName} links={links} chatUrl={chatUrl(config, pathname)} session={session} />
      {/* Rendered even if empty: hydration needs the element of the prerendered page. */}
      <p className={styles.notice}>{config.notice}</p>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer brandName={config.brandName} links={links} />
    </>
  );
}
