import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ScenarioName } from '../../mocks/scenarios';
import { Button } from '../../src/views/controls/button';
import type { Demo } from '../demo';
import styles from './demo-panel.module.css';
import { DaySection, JumpSection, ScenarioSection, ShareSection, SpeedSection } from './panel-sections';
import { PhoneNumbers } from './phone-numbers';
import { Requests } from './requests';

/** The width up to which the open panel leaves nothing to see of the page. */
const COVERS_THE_PAGE = '(max-width: 40em)';

interface PanelProps {
  readonly demo: Demo;
}

/** The badge in the corner of a demo, and the panel that it opens. What is wrong with the demo itself is said without opening it. */
export const DemoPanel = observer(({ demo }: PanelProps) => {
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const corner = useRef<HTMLElement>(null);
  const badge = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const open = () => {
    setNews('');
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    badge.current?.focus();
  };

  // Listened to in the corner only: Esc elsewhere is the app's.
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && isOpen && close());
  useEffect(() => {
    const element = corner.current!;
    const listen = (event: KeyboardEvent) => void closeByKey(event);
    // Since somebody was here last, midnight may have passed, or the customer have gone to another service.
    const look = () => demo.readSurroundings();
    element.addEventListener('keydown', listen);
    element.addEventListener('pointerenter', look);
    element.addEventListener('focusin', look);
    return () => {
      element.removeEventListener('keydown', listen);
      element.removeEventListener('pointerenter', look);
      element.removeEventListener('focusin', look);
    };
  }, [demo]);

  /** The same sentence once more is news only if it is another text. */
  const tell = (sentence: string) => setNews((told) => (told === sentence ? `${sentence}\u00a0` : sentence));
  /** Where the panel covers the page it makes room for the story that begins. */
  const tellOfBeginning = (sentence: string) => {
    tell(sentence);
    if (matchMedia(COVERS_THE_PAGE).matches) close();
  };

  return (
    <aside ref={corner} aria-label="Demo" className={styles.corner}>
      {demo.problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          {demo.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <Button look="quiet" onClick={() => demo.dismissProblems()}>
            Dismiss
          </Button>
        </div>
      )}
      {demo.isPanelOffered && (
        <>
          {isOpen && <OpenPanel id={panelId} demo={demo} onNews={tell} onBeginning={tellOfBeginning} onClose={close} />}
          <p role="status" className={isOpen ? styles.news : 'visually-hidden'}>
            {news}
          </p>
          <button
            ref={badge}
            type="button"
            className={styles.badge}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => (isOpen ? close() : open())}
          >
            Demo
          </button>
        </>
      )}
    </aside>
  );
});

interface OpenPanelProps extends PanelProps {
  readonly id: string;
  /** Says what was done. */
  readonly onNews: (news: string) => void;
  /** Says which story begins. */
  readonly onBeginning: (news: string) => void;
  readonly onClose: () => void;
}

const OpenPanel = observer(({ id, demo, onNews, onBeginning, onClose }: OpenPanelProps) => {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Chosen, and not told before a button says so.
  const [chosen, setChosen] = useState<ScenarioName>();

  useEffect(() => {
    heading.current?.focus();
    demo.readSurroundings();
  }, [demo]);

  const begin = (news: string) => {
    setChosen(undefined);
    onBeginning(news);
  };
  const reset = () => {
    demo.reset();
    begin('The story is back at its beginning.');
  };
  const scenario = chosen ?? demo.scenario;

  return (
    <section id={id} aria-labelledby={headingId} className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          Demo panel
        </h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <ScenarioSection demo={demo} scenario={scenario} onChoose={setChosen} onBegin={begin} />
      <JumpSection demo={demo} scenario={scenario} onBegin={begin} />
      <DaySection demo={demo} />
      <SpeedSection demo={demo} />
      <Button look="outlined" onClick={reset}>
        Reset
      </Button>
      <ShareSection demo={demo} onNews={onNews} />
      <Requests requests={demo.requests} />
      <PhoneNumbers />
      <p className={styles.note}>{OFFLINE_SENTENCES[demo.offlineCopy]}</p>
    </section>
  );
});

const UNTIL_A_RELOAD = 'Works without a network until it is loaded anew:';

const OFFLINE_SENTENCES: Readonly<Record<Demo['offlineCopy'], string>> = {
  'in the making': 'Works without a network from now on. The copy for reloading is being made.',
  there: 'Works without a network, reload included.',
  failed: `${UNTIL_A_RELOAD} the copy for that could not be made. The next reload tries again.`,
  'wants https': `${UNTIL_A_RELOAD} browsers keep a copy of pages on https only.`,
  'unknown to the browser': `${UNTIL_A_RELOAD} this browser keeps no copy.`,
  'not of a development server': `${UNTIL_A_RELOAD} a development server has no copy.`,
};
