import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../src/views/controls/button';
import { PERSONAS } from '../../tests/support/personas';
import type { OpenApp, Stagehand } from './play';
import styles from './player-page.module.css';
import { Recorder } from './recorder';

interface RecordPanelProps {
  readonly hand: Stagehand;
  /** Called with the recorded feature. */
  readonly onRecorded: (text: string) => void;
}

/** Who uses the app while it is recorded. */
const PEOPLE = { 'Meera, a new customer': false, 'Asha, logged in': true, 'Vikram, logged in': true } as const;
type Who = keyof typeof PEOPLE;

/** Where somebody uses the app by hand, and gets a scenario of it. */
export const RecordPanel = observer(({ hand, onRecorded }: RecordPanelProps) => {
  const id = useId();
  const [who, setWho] = useState<Who>('Meera, a new customer');
  const [includesBookings, setIncludesBookings] = useState(true);
  const [running, setRunning] = useState<{ readonly recorder: Recorder; readonly app: OpenApp }>();
  useEffect(() => () => void running?.app.close(), [running]);

  const start = async () => {
    const person = PERSONAS[who.split(',', 1)[0]!]!;
    const recorder = new Recorder(person, PEOPLE[who]);
    setRunning({ recorder, app: await hand.open(person, PEOPLE[who], (page) => recorder.listenTo(page)) });
  };
  const stop = () => {
    const { recorder, app } = running!;
    const text = recorder.feature('Recorded', includesBookings ? app.requests() : []);
    setRunning(undefined);
    onRecorded(text);
  };

  return (
    <>
      <h2>Record what you do</h2>
      <p>Use the app by hand. It begins at the walking package page, on 20 November 2026 at 10:00 AM, and time stands still. The code is 1234.</p>
      <div className={styles.labelled}>
        <label htmlFor={id}>Who uses the app</label>
        <select id={id} value={who} disabled={running !== undefined} onChange={({ target }) => setWho(target.value as Who)}>
          {Object.keys(PEOPLE).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={includesBookings} onChange={({ target }) => setIncludesBookings(target.checked)} /> Expect the bookings that are sent
      </label>
      {running ? <Button onClick={stop}>Stop, and show the scenario</Button> : <Button onClick={() => void start()}>Start recording</Button>}
      {running && <Steps recorder={running.recorder} />}
    </>
  );
});

const Steps = observer(({ recorder: { steps } }: { readonly recorder: Recorder }) => (
  <>
    <p role="status">{steps.length === 0 ? 'Recording. Use the app.' : `${steps.length} steps so far.`}</p>
    <ol className={styles.lines}>
      {steps.map((step, index) => (
        <li key={index} className={styles.recorded}>
          {step}
        </li>
      ))}
    </ol>
  </>
));
