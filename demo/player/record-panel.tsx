import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../../src/views/controls/button';
import { PERSONAS } from '../../tests/support/personas';
import type { OpenApp, ScenarioRunner } from './play';
import styles from './player-page.module.css';
import { Recorder } from './recorder';
import { StepLine } from './scenario-run';
import { OWN_FEATURE, readScenarios } from './scenarios';

interface RecordPanelProps {
  readonly runner: ScenarioRunner;
  /** Called at the end of a recording, with the Gherkin text of a rule that contains the recorded scenario. */
  readonly onRecorded: (rule: string) => void;
  /** Called with true when a recording begins, and with false when it ends. */
  readonly onRunning: (isRunning: boolean) => void;
}

/** The persons whom a recording can be about; true if that person is logged in. */
const PEOPLE = { 'Meera, a new customer': false, 'Asha, logged in': true, 'Vikram, logged in': true } as const;
type Who = keyof typeof PEOPLE;

/** The panel that records a person's actions in the app and makes a scenario of them. */
export const RecordPanel = observer(({ runner, onRecorded, onRunning }: RecordPanelProps) => {
  const id = useId();
  const [who, setWho] = useState<Who>('Meera, a new customer');
  const [includesBookings, setIncludesBookings] = useState(true);
  const [running, setRunning] = useState<{ readonly recorder: Recorder; readonly app: OpenApp }>();
  const tellRunning = useEffectEvent(onRunning);
  useEffect(() => {
    if (!running) return;
    // Makes the browser ask the user before it leaves the page, because the recording would be lost.
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    tellRunning(true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      tellRunning(false);
      void running.app.close();
    };
  }, [running]);

  const start = async () => {
    const person = PERSONAS[who.split(',', 1)[0]!]!;
    const recorder = new Recorder(person, PEOPLE[who]);
    setRunning({ recorder, app: await runner.open(person, PEOPLE[who], (page, logged) => recorder.listenTo(page, logged)) });
  };
  const stop = () => {
    const { recorder, app } = running!;
    const text = recorder.ruleText('Recorded', includesBookings ? app.requests() : []);
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

const Steps = observer(({ recorder: { steps, featureText } }: { readonly recorder: Recorder }) => {
  const written = readScenarios(featureText, OWN_FEATURE)[0]!.steps;
  return (
    <>
      <p role="status">{steps.length === 0 ? 'Recording. Use the app.' : `${written.length} steps so far.`}</p>
      <ol className={styles.lines}>
        {written.map((step) => (
          <StepLine key={step.line} step={step} state="waiting" />
        ))}
      </ol>
    </>
  );
});
