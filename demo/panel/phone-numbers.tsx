import { ONE_TIME_CODE } from '../../mocks/handlers/accounts';
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/scenarios';
import styles from './demo-panel.module.css';
import { PAGE_LABELS, titleOf } from './labels';

/** The phone numbers that begin the stories, for who tells them without the panel. */
export function PhoneNumbers() {
  return (
    <details className={styles.section}>
      <summary>Phone numbers that begin a story</summary>
      <p className={styles.note}>
        At sign-up or login. Each can do both: who logs in has two addresses and two pets. The code is {ONE_TIME_CODE}, all others are
        wrong. What shows on the first step shows where its packages are fetched next: on another service's.
      </p>
      <table className={styles.phones}>
        <thead>
          <tr>
            <th scope="col">Phone</th>
            <th scope="col">Scenario</th>
            <th scope="col">Shows on</th>
          </tr>
        </thead>
        <tbody>
          {SCENARIO_NAMES.map((name) => (
            <tr key={name}>
              <td>{SCENARIOS[name].phone}</td>
              <td>{titleOf(name)}</td>
              <td>{PAGE_LABELS[SCENARIOS[name].showsOn]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
