import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PresetName } from '../../mocks/presets';
import { Button } from '../../src/ui/controls/button';
import { brandQuery } from '../brand';
import type { Demo } from '../demo';
import { BrandSection } from './brand-section';
import styles from './demo-panel.module.css';
import { DaySection, JumpSection, PresetSection, ShareSection, SpeedSection } from './panel-sections';
import { RequestList } from './requests';

const COVERS_THE_PAGE = '(max-width: 115em)';

interface PanelProps {
  readonly demo: Demo;
}

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
  // Only while the focus is in the panel: elsewhere, the app uses this key.
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && isOpen && close());
  useEffect(() => {
    const end = new AbortController();
    corner.current!.addEventListener('keydown', (event) => closeByKey(event), { signal: end.signal });
    for (const entry of ['pointerenter', 'focusin'])
      corner.current!.addEventListener(entry, () => demo.refresh(), { signal: end.signal });
    return () => end.abort();
  }, [demo]);

  /** Screen readers skip an unchanged text, so a repeated sentence gets a trailing space. */
  const announce = (sentence: string) =>
    setNews((previous) => (previous === sentence ? `${sentence}\u00a0` : sentence));
  const announceStart = (sentence: string) => {
    announce(sentence);
    scrollTo({ top: 0, behavior: 'instant' });
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
          {isOpen && <OpenPanel id={panelId} demo={demo} onNews={announce} onStart={announceStart} onClose={close} />}
          <p role="status" className={isOpen ? styles.news : 'visually-hidden'}>
            {news}
          </p>
          <button
            ref={badge}
            type="button"
            className={styles.badge}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={isOpen ? close : open}
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
  readonly onNews: (news: string) => void;
  readonly onStart: (news: string) => void;
  readonly onClose: () => void;
}

const OpenPanel = observer(({ id, demo, onNews, onStart, onClose }: OpenPanelProps) => {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<PresetName>();
  const preset = chosen ?? demo.preset;
  const [isForTesters, setForTesters] = useState(false);
  const linkedBrand = brandQuery(demo.brand);
  const linkTo = (mode: keyof typeof WORKBENCH) => (
    <a key={mode} href={`${import.meta.env.BASE_URL}?${mode}${linkedBrand && `&${linkedBrand}`}`} className="lone-link">
      {WORKBENCH[mode]}
    </a>
  );

  useEffect(() => heading.current?.focus(), []);

  const started = (news: string) => {
    setChosen(undefined);
    onStart(news);
  };
  const reset = () => {
    demo.reset();
    started('Back at the beginning.');
  };

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
      {linkTo('tell')}
      <PresetSection demo={demo} preset={preset} onChoose={setChosen} onStart={started} />
      <JumpSection demo={demo} preset={preset} onStart={started} />
      <BrandSection
        brand={demo.brand}
        onChange={(change) => demo.chooseBrand({ ...demo.brand, ...change })}
        onNews={onNews}
      />
      <ShareSection demo={demo} onNews={onNews} />
      {demo.samplePhoto && (
        <a href={demo.samplePhoto} download="dog.jpg" className={styles.photo}>
          <img src={demo.samplePhoto} alt="" width="44" height="44" />
          Save a sample photo
        </a>
      )}
      <Button look="raised" onClick={reset}>
        Reset
      </Button>
      <p className={styles.offlineCopy}>{demo.offlineCopy}</p>
      <Button look="quiet" aria-expanded={isForTesters} onClick={() => setForTesters(!isForTesters)}>
        For testers
      </Button>
      {isForTesters && (
        <>
          <nav aria-label="Workbench" className={styles.row}>
            {(['play', 'record'] as const).map(linkTo)}
          </nav>
          <DaySection demo={demo} />
          <SpeedSection demo={demo} />
          <RequestList requests={demo.requests} />
        </>
      )}
    </section>
  );
});

const WORKBENCH = {
  tell: 'Talk tracks',
  play: 'Play scenarios',
  record: 'Record a scenario',
};
