import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import { PRESET_NAMES, PRESETS } from '../../mocks/presets';
import styles from './demo-panel.module.css';
import { PAGE_LABELS, titleOf } from './labels';

/** The list of phone numbers that start a preset, when a person signs up or logs in with one of them. */
export function PhoneNumbers() {
  return (
    <details className={styles.section}>
      <summary>Phone numbers that begin a story</summary>
      <p className={styles.note}>
        Enter one at sign-up or login; the code is {ONE_TIME_CODE}. Log in, and two addresses and two pets are waiting. For stories about
        packages, then switch to another service.
      </p>
      <table className={styles.phones}>
        <thead>
          <tr>
            <th scope="col">Phone</th>
            <th scope="col">Story</th>
            <th scope="col">See it on</th>
          </tr>
        </thead>
        <tbody>
          {PRESET_NAMES.map((name) => (
            <tr key={name}>
              <td>{PRESETS[name].phone}</td>
              <td>{titleOf(name)}</td>
              <td>{PAGE_LABELS[PRESETS[name].showsOn]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
