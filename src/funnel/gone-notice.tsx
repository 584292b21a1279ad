import { observer } from 'mobx-react-lite';
import type { FunnelViewModel } from './funnel-view-model';
import styles from './gone-notice.module.css';
import { StatusLine } from '../ui/status-line';

/** What was chosen and is gone (decision P8). */
export const GoneNotice = observer(({ funnel }: { funnel: FunnelViewModel }) => (
  <StatusLine text={funnel.booking.goneText} className={styles.gone} />
));
