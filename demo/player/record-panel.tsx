import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../src/views/controls/button';
import { PERSONAS } from '../../tests/library/personas';
import type { ScenarioRunner } from './play';
import styles from './player-page.module.css';
import { Recorder } from './recorder';
import { StepLine } from './scenario-run';

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
  const [who, setWho] = useState<Who>('Meera, a new customer');
  const [running, setRunning] = useState<{ readonly recorder: Recorder; readonly app: Awaited<ReturnType<ScenarioRunner['open']>> }>();
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
    setRunning(undefined);
    onRecorded(recorder.ruleText(app.requests()));
  };

  return (
    <>
      <h2>Record what you do</h2>
      <p>Use the app by hand. It begins at the walking package page, on 20 November 2026 at 10:00 AM, and time stands still. The code is 1234.</p>
      <label className="cluster">
        Who uses the app
        <select value={who} disabled={running !== undefined} onChange={({ target }) => setWho(target.value as Who)}>
          {Object.keys(PEOPLE).map((each) => <option key={each}>{each}</option>)}
        </select>
      </label>
      {running ? <Button onClick={stop}>Stop, and show the scenario</Button> : <Button onClick={() => void start()}>Start recording</Button>}
      {running && <Steps recorder={running.recorder} />}
    </>
  );
});

const Steps = observer(({ recorder: { recorded, steps } }: { readonly recorder: Recorder }) => (
  <>
    <p role="status">{recorded.length === 0 ? 'Recording. Use the app.' : `${steps.length} steps so far.`}</p>
    <ol className={styles.lines}>
      {steps.map((step, index) => <StepLine key={index} step={step} state="waiting" />)}
    </ol>
  </>
));
