import { observer } from 'mobx-react-lite';
import type { FunnelViewModel } from '../../view-models/funnel';
import { goneText } from '../../view-models/gone';
import styles from './gone-notice.module.css';
import { StatusLine } from './status-line';

/** What was chosen and is gone (decision P8). */
export const GoneNotice = observer(({ funnel }: { funnel: FunnelViewModel }) => (
  <StatusLine text={goneText(funnel)} className={styles.gone} />
));
