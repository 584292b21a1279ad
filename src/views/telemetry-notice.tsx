import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { telemetryMessages } from '../domain/telemetry-messages';
import type { TelemetryObjectionStore } from '../view-models/stores/telemetry-objection-store';
import styles from './telemetry-notice.module.css';

export interface TelemetryNoticeProps {
  readonly objection: TelemetryObjectionStore;
  /** Called once the notice is on the page. From then on, the app may count the customer's steps. */
  readonly onShown: () => void;
}

/** Tells the customer in the footer what the app counts. A button objects to being counted, or takes the objection back. */
export const TelemetryNotice = observer(({ objection, onShown }: TelemetryNoticeProps) => {
  const { hasObjected } = objection;
  useEffect(onShown, [onShown]);
  return (
    <div className={styles.notice}>
      <p role="status">{hasObjected ? telemetryMessages.notCounted : telemetryMessages.counted}</p>
      <button type="button" className={styles.button} onClick={() => objection.setObjected(!hasObjected)}>
        {hasObjected ? 'Count me again' : 'Do not count me'}
      </button>
    </div>
  );
});
