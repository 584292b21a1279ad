import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState, useTransition } from 'react';
import { Button } from '../../src/views/controls/button';
import { CALLS, FAULTS } from '../../features/support/faults';
import { PERSONAS } from '../../tests/library/personas';
import type { ScenarioRunner } from './play';
import styles from './player-page.module.css';
import { BOOKING_PAGES, Recorder } from './recorder';
import { StepLine } from './scenario-run';

const FILE = 'recorded.feature';

interface RecordPanelProps {
  readonly runner: ScenarioRunner;
  /** Called with true when a recording begins, and with false when it ends. */
  readonly onRunning: (isRunning: boolean) => void;
}

/** The persons whom a recording can be about; true if that person is logged in. */
const PEOPLE = {
  'Meera, a new customer': false,
  'Asha, logged in': true,
  'Asha, logged out': false,
  'Vikram, logged in': true,
  'Vikram, logged out': false,
} as const;
type Who = keyof typeof PEOPLE;

/** Stands for a server without a fault. */
const WORKS = 'works';

/** The panel that records a person's actions in the app and makes a scenario of them. */
export const RecordPanel = observer(({ runner, onRunning }: RecordPanelProps) => {
  const [who, setWho] = useState<Who>('Meera, a new customer');
  const [place, setPlace] = useState(BOOKING_PAGES[0]!);
  const [fault, setFault] = useState(WORKS);
  const [call, setCall] = useState(CALLS.words[0]!);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState('');
  const [scenario, setScenario] = useState('');
  const [isStarting, startTransition] = useTransition();
  const [running, setRunning] = useState<{
    readonly recorder: Recorder;
    readonly app: Awaited<ReturnType<ScenarioRunner['open']>>;
  }>();
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
    const { name, pronoun } = PERSONAS[who.split(',', 1)[0]!]!;
    const recorder = new Recorder(PERSONAS[name]!, [
      ...(fault === WORKS ? [] : [`the server ${fault} when asked for ${call}`]),
      ...(PEOPLE[who] ? [`${name} is logged in`] : []),
      `${PEOPLE[who] ? pronoun : name} is at ${place}`,
    ]);
    setProblem('');
    setScenario('');
    try {
      setRunning({
        recorder,
        app: await runner.open(
          recorder.steps.map(({ text }) => text),
          (page, logged) => recorder.listenTo(page, logged),
        ),
      });
    } catch (error) {
      onRunning(false);
      setProblem(`It cannot begin so. ${(error as Error).message}`);
    }
  };
  const stop = () => {
    const { recorder, app } = running!;
    setRunning(undefined);
    setScenario(recorder.featureText(app.requests(), title));
  };

  const choice = (label: string, options: readonly string[], value: string, choose: (option: string) => void) => (
    <label className="cluster">
      {label}
      <select value={value} disabled={running !== undefined} onChange={({ target }) => choose(target.value)}>
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
      {choice('Who uses the app', Object.keys(PEOPLE), who, (name) => setWho(name as Who))}
      {choice('It begins at', BOOKING_PAGES, place, setPlace)}
      {choice('The server', [WORKS, ...FAULTS.words], fault, setFault)}
      {fault !== WORKS && choice('when asked for', CALLS.words, call, setCall)}
      <label className="cluster">
        Name of the scenario
        <input value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <p role="alert">{problem}</p>
      {running ? (
        <Button onClick={stop}>Stop, and show the scenario</Button>
      ) : (
        <Button isBusy={isStarting} onClick={() => isStarting || startTransition(start)}>
          Start recording
        </Button>
      )}
      {running && <Steps recorder={running.recorder} />}
      {scenario && <Recorded text={scenario} />}
    </>
  );
});

/** The text of a recorded scenario, to copy or to save. */
function Recorded({ text }: { readonly text: string }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [news, setNews] = useState('');
  // The button that ended the recording is gone.
  useEffect(() => area.current!.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNews('The scenario is copied.');
    } catch {
      area.current!.select();
      setNews('This browser does not let us copy. Copy the selected text yourself.');
    }
  };
  const download = () => {
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })),
      download: FILE,
    });
    link.click();
    URL.revokeObjectURL(link.href);
    setNews(
      `Saved as '${FILE}'. Move it into the folder features/ of the project, then run:\nnpm run features -- features/${FILE}`,
    );
  };
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
        <Button onClick={() => void copy()}>Copy</Button>
        <Button look="raised" onClick={download}>
          Download
        </Button>
      </div>
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
