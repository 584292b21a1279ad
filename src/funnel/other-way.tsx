import type { FunnelViewModel } from './funnel-view-model';
import { PageLink } from '../ui/controls/page-link';
import styles from './other-way.module.css';

interface OtherWayProps {
  readonly funnel: FunnelViewModel;
  readonly question: string;
  readonly page: 'signUp' | 'login';
  readonly name: string;
}

/** From sign-up to login, or back. Back leads to the page before both. */
export function OtherWay({ funnel, question, page, name }: OtherWayProps) {
  return (
    <p className={styles.line}>
      {question}{' '}
      <PageLink to={funnel.pathOf(page)} replace>
        {name}
      </PageLink>
    </p>
  );
}
