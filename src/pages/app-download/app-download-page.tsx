import { useEffect, useEffectEvent } from 'react';
import { PageHeading } from '../../ui/page-heading';
import { StoreBadge } from '../../ui/store-badges';
import styles from '../../ui/failure-page.module.css';
import { pageTexts } from '../../funnel/page-texts';

interface AppDownloadPageProps {
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly device: { readonly usesAppleAppStore: boolean };
  readonly onLeave: (url: string) => void;
}

/** The links to both stores help if the app store does not open at once (decision B6). */
export function AppDownloadPage({ appStoreUrl, playStoreUrl, device, onLeave }: AppDownloadPageProps) {
  const url = device.usesAppleAppStore ? appStoreUrl : playStoreUrl;
  const leave = useEffectEvent(() => onLeave(url));
  useEffect(() => leave(), []);
  return (
    <div className={styles.page}>
      <PageHeading title={pageTexts.headings.app} />
      <StoreBadge store="App Store" url={appStoreUrl} invitation="Download on the" />
      <StoreBadge store="Google Play" url={playStoreUrl} invitation="Get it on" />
    </div>
  );
}
