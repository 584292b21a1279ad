import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../src/views/parts/button';
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
  const badge = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = () => {
    setOpen(false);
    badge.current?.focus();
  };

  return (
    <aside aria-label="Demo" className={styles.corner}>
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
          {isOpen && <OpenPanel id={panelId} demo={demo} onClose={close} />}
          <button
            ref={badge}
            type="button"
            className={styles.badge}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => (isOpen ? close() : setOpen(true))}
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
  readonly onClose: () => void;
}

const OpenPanel = observer(({ id, demo, onClose }: OpenPanelProps) => {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');

  useEffect(() => {
    heading.current?.focus();
    demo.readClock();
  }, [demo]);

  // Listened to on the panel itself: Esc elsewhere is the app's.
  const panel = useRef<HTMLElement>(null);
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  useEffect(() => {
    const element = panel.current!;
    const listen = (event: KeyboardEvent) => void closeByKey(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, []);

  /** Says what was done; where the panel covers the page it makes room for it. */
  const tellOfBeginning = (sentence: string) => {
    setNews(sentence);
    if (matchMedia(COVERS_THE_PAGE).matches) onClose();
  };
  const reset = () => {
    demo.reset();
    tellOfBeginning('The story is back at its beginning.');
  };

  return (
    <section ref={panel} id={id} aria-labelledby={headingId} className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          Demo panel
        </h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <ScenarioSection demo={demo} onNews={tellOfBeginning} />
      <JumpSection demo={demo} onNews={tellOfBeginning} />
      <DaySection demo={demo} />
      <SpeedSection demo={demo} />
      <Button look="outlined" onClick={reset}>
        Reset
      </Button>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <ShareSection demo={demo} onNews={setNews} />
      <Requests requests={demo.requests} />
      <PhoneNumbers />
      <p className={styles.note}>{OFFLINE_SENTENCES[demo.offlineCopy]}</p>
    </section>
  );
});

const OFFLINE_SENTENCES: Readonly<Record<Demo['offlineCopy'], string>> = {
  'in the making': 'Works without a network from now on. A copy for reloading is being made.',
  there: 'Works without a network, reload included.',
  impossible: 'Works without a network as long as it is not loaded anew: this browser keeps no copy here (it wants https).',
};
