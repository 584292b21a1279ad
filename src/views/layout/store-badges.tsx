import type { ReactNode } from 'react';
import buttonStyles from '../controls/button.module.css';
import { NewTabLink } from '../controls/new-tab-link';
import styles from './store-badges.module.css';

type MobileAppStoreName = 'App Store' | 'Google Play';

interface StoreBadgeProps {
  readonly store: MobileAppStoreName;
  readonly url: string;
  readonly invitation?: string;
  /** Whether it is the page's main button, instead of a quiet badge. */
  readonly isMain?: boolean;
}

const DRAWINGS: Readonly<Record<MobileAppStoreName, ReactNode>> = {
  'App Store': (
    <path
      d="M7 2.5h10a2 2 0 0 1 2 2v15q0 2-2 2H7q-2 0-2-2v-15a2 2 0 0 1 2-2zm5 4v8m-3.2-3.2 3.2 3.2 3.2-3.2m-4.7 7h3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  'Google Play': (
    <path
      d="M6.5 4.2v15.6c0 .8.9 1.3 1.6.9l12.4-7.8c.7-.4.7-1.4 0-1.8L8.1 3.3c-.7-.4-1.6.1-1.6.9z"
      fill="currentColor"
    />
  ),
};

/** A link to our app in an app store. It opens a new tab, so that the booking stays open in this one. */
export function StoreBadge({ store, url, invitation, isMain = false }: StoreBadgeProps) {
  return (
    <NewTabLink
      href={url}
      className={isMain ? buttonStyles.filled : `${buttonStyles.button} ${buttonStyles.raised} ${styles.badge}`}
    >
      <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
        {DRAWINGS[store]}
      </svg>
      <span>
        {invitation && `${invitation} `}
        {store}
      </span>
    </NewTabLink>
  );
}
