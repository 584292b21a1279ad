import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState, useTransition, type FormEvent } from 'react';
import { Button } from '../../src/ui/controls/button';
import { CALLS, FAULTS } from '../../features/support/faults';
import { PERSONAS } from '../../tests/library/personas';
import { copyFrom } from '../copy';
import type { ScenarioRunner } from './play';
import styles from './player-page.module.css';
import { BOOKING_PAGES, Recorder } from './recorder';
import { focusOn, StepLine } from './scenario-run';

const FILE = 'recorded.feature';

interface RecordPanelProps {
  readonly runner: ScenarioRunner;
  readonly onRunning: (isRunning: boolean) => void;
}

interface Running {
  readonly recorder: Recorder;
  readonly app: Awaited<ReturnType<ScenarioRunner['open']>>;
}

const LOGGED_IN = ', logged in';
const PEOPLE = [
  'Meera, a new customer',
  ...['Asha', 'Vikram'].flatMap((name) => [name + LOGGED_IN, `${name}, logged out`]),
];
const WORKS = 'works';

export const RecordPanel = observer(({ runner, onRunning }: RecordPanelProps) => {
  const [problem, setProblem] = useState('');
  const [scenario, setScenario] = useState('');
  const [isStarting, startTransition] = useTransition();
  const [running, setRunning] = useState<Running>();
  const tellRunning = useEffectEvent(onRunning);
  useEffect(() => {
    if (!running) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    tellRunning(true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      tellRunning(false);
      void running.app.close();
    };
  }, [running]);

  const start = async (chosen: FormData) => {
    const [who, place, fault, call] = [...chosen.values()] as [string, string, string, string];
    const { name, pronoun } = PERSONAS[who.split(',', 1)[0]!]!;
    const isLoggedIn = who.endsWith(LOGGED_IN);
    const recorder = new Recorder(PERSONAS[name]!, [
      ...(fault === WORKS ? [] : [`the server ${fault} when asked for ${call}`]),
      ...(isLoggedIn ? [`${name} is logged in`] : []),
      `${isLoggedIn ? pronoun : name} is at ${place}`,
    ]);
    setProblem('');
    setScenario('');
    try {
      const steps = recorder.steps.map(({ text }) => text);
      const app = await runner.open(steps, (page, logged) => recorder.listenTo(page, logged));
      setRunning({ recorder, app });
    } catch (error) {
      onRunning(false);
      setProblem(`It cannot begin so. ${(error as Error).message}`);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    if (!isStarting) startTransition(() => start(chosen));
  };
  const stop = () => {
    const { recorder, app } = running!;
    setRunning(undefined);
    setScenario(recorder.featureText(app.backend));
  };

  const choice = (label: string, options: readonly string[]) => (
    <label className="cluster">
      {label}
      <select name={label}>
        {options.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <h2>Record what you do</h2>
      <p>Use the app by hand. It is 20 November 2026, 10:00 AM, and time stands still. The code is 1234.</p>
      <form hidden={running !== undefined} onSubmit={submit}>
        {choice('Who uses the app', PEOPLE)}
        {choice('It begins at', BOOKING_PAGES)}
        {choice('The server', [WORKS, ...FAULTS.words])}
        {choice('when asked for', CALLS.words)}
        <p role="alert">{problem}</p>
        <Button type="submit" isBusy={isStarting}>
          Start recording
        </Button>
      </form>
      {running && (
        <>
          <Button ref={focusOn} onClick={stop}>
            Stop, and show the scenario
          </Button>
          <Steps recorder={running.recorder} />
        </>
      )}
      {scenario && <Recorded text={scenario} />}
    </>
  );
});

function Recorded({ text }: { readonly text: string }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [news, setNews] = useState('');
  // The button that ended the recording is gone.
  useEffect(() => area.current!.focus(), []);
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <div>
        <label htmlFor={id}>Scenario text</label>
        <textarea ref={area} id={id} readOnly className={styles.text} value={text} />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void copyFrom(area.current!, 'scenario').then(setNews)}>Copy</Button>
        <a href={address} download={FILE} className="tap-target">
          Download
        </a>
      </div>
      <p className="small-note">
        Move the file into the folder features/ of the project, then run: npm run features -- features/{FILE}
      </p>
    </>
  );
}

const Steps = observer(({ recorder: { recorded, steps } }: { readonly recorder: Recorder }) => (
  <>
    <p role="status">{recorded.length === 0 ? 'Recording. Use the app.' : `${steps.length} steps so far.`}</p>
    <ol className={styles.lines}>
      {steps.map((step, index) => (
        <StepLine key={index} step={step} state="waiting" />
      ))}
    </ol>
  </>
));
