import buttonStyles from './controls/button.module.css';
import { NewTabLink } from './controls/new-tab-link';
import { Illustration, type Drawing } from './icons/drawing';
import styles from './store-badges.module.css';

type MobileAppStoreName = 'App Store' | 'Google Play';

interface StoreBadgeProps {
  readonly store: MobileAppStoreName;
  readonly url: string;
  readonly invitation?: string;
  readonly isMain?: boolean;
}

const DRAWINGS: Readonly<Record<MobileAppStoreName, Drawing>> = {
  'App Store': {
    size: 24,
    lines: 'M7 2.5h10a2 2 0 0 1 2 2v15q0 2-2 2H7q-2 0-2-2v-15a2 2 0 0 1 2-2zm5 4v8m-3.2-3.2 3.2 3.2 3.2-3.2m-4.7 7h3',
  },
  'Google Play': { size: 24, lines: 'M7.5 4.3v15.4L19.9 12z' },
};

export function StoreBadge({ store, url, invitation, isMain = false }: StoreBadgeProps) {
  return (
    <NewTabLink
      href={url}
      className={isMain ? buttonStyles.filled : `${buttonStyles.button} ${buttonStyles.raised} ${styles.badge}`}
    >
      <Illustration drawing={DRAWINGS[store]} className={store === 'Google Play' ? styles.filled : undefined} />
      <span>
        {invitation && `${invitation} `}
        {store}
      </span>
    </NewTabLink>
  );
}
