import { memo, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component';
import { StoreBadge } from '../../ui/store-badges';
import type { LinkGroup, ShellLinks } from '../links';
import { Icon } from './icons';
import { OutwardAnchor } from './outward-anchor';
import styles from './footer.module.css';

const QrCode = lazyComponent(async () => (await import('../../ui/qr-code')).QrCode, { failed: null });

interface FooterProps {
  readonly brandName: string;
  readonly links: ShellLinks;
}

export const Footer = memo(({ brandName, links }: FooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.content}>
      <nav aria-label="Footer" className={styles.columns}>
        {links.footerColumns.map((column) => (
          <FooterColumn key={column.label} column={column} />
        ))}
      </nav>
      <section aria-labelledby="footer-app" className={styles.app}>
        <h2 id="footer-app" className="visually-hidden">
          Your quotes, on your phone
        </h2>
        <AppQrCode url={links.downloadApp.url} />
        <div className={styles.stores}>
          <StoreBadge store="Google Play" url={links.playStoreUrl} />
          <StoreBadge store="App Store" url={links.appStoreUrl} />
        </div>
      </section>
      <div className={styles.end}>
        <ul className="cluster">
          {links.socialLinks.map((link) => (
            <li key={link.label}>
              <OutwardAnchor link={link} aria-label={link.label} className={styles.socialLink}>
                <Icon name={link.label} />
              </OutwardAnchor>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>© {brandName}. All rights reserved.</p>
      </div>
    </div>
  </footer>
));

function AppQrCode({ url }: { url: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.qrCode}>
      {isSeen && <QrCode value={url} label="App QR code" />}
    </div>
  );
}

function FooterColumn({ column }: { column: LinkGroup }) {
  return (
    <div>
      <h2 className={styles.heading}>{column.label}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.label}>
            <OutwardAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
