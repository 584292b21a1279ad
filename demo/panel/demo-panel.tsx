import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PresetName } from '../../mocks/presets';
import { Button } from '../../src/views/controls/button';
import { brandQuery } from '../brand';
import type { Demo } from '../demo';
import styles from './demo-panel.module.css';
import { DaySection, JumpSection, PresetSection, ShareSection, SpeedSection } from './panel-sections';
import { BrandSection } from './brand-section';
import { PhoneNumbers } from './phone-numbers';
import { RequestList } from './requests';

/** In a window up to this width, the open panel covers a part of the app's page. */
const COVERS_THE_PAGE = '(max-width: 115em)';

interface PanelProps {
  readonly demo: Demo;
}

/** The badge in the corner of a demo, the panel that the badge opens, and messages about problems of the demo. */
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

  // Escape closes the panel only while the focus is in the panel. Elsewhere, the app uses this key.
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && isOpen && close());
  useEffect(() => {
    const element = corner.current!;
    const listen = (event: KeyboardEvent) => void closeByKey(event);
    // Runs when the pointer or the focus enters the panel or its badge, because the day and the service may have changed.
    const refresh = () => demo.refresh();
    element.addEventListener('keydown', listen);
    element.addEventListener('pointerenter', refresh);
    element.addEventListener('focusin', refresh);
    return () => {
      element.removeEventListener('keydown', listen);
      element.removeEventListener('pointerenter', refresh);
      element.removeEventListener('focusin', refresh);
    };
  }, [demo]);

  /** Screen readers skip an unchanged text, so a repeated sentence gets a trailing space. */
  const announce = (sentence: string) => setNews((previous) => (previous === sentence ? `${sentence}\u00a0` : sentence));
  const announceStart = (sentence: string) => {
    announce(sentence);
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
  readonly onNews: (news: string) => void;
  readonly onStart: (news: string) => void;
  readonly onClose: () => void;
}

const OpenPanel = observer(({ id, demo, onNews, onStart, onClose }: OpenPanelProps) => {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The preset that is selected in the list. It starts only after a press of the start button.
  const [chosen, setChosen] = useState<PresetName>();

  useEffect(() => {
    heading.current?.focus();
    demo.refresh();
  }, [demo]);

  const started = (news: string) => {
    setChosen(undefined);
    onStart(news);
  };
  const reset = () => {
    demo.reset();
    started('Back at the beginning.');
  };
  const preset = chosen ?? demo.preset;
  const linkedBrand = brandQuery(demo.brand);

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
      <nav aria-label="Workbench" className={styles.workbench}>
        {WORKBENCH.map(([name, address]) => (
          <a key={name} href={`${import.meta.env.BASE_URL}${address}${linkedBrand && address.startsWith('?') ? `&${linkedBrand}` : ''}`} className="lone-link">
            {name}
          </a>
        ))}
      </nav>
      <PresetSection demo={demo} preset={preset} onChoose={setChosen} onStart={started} />
      <JumpSection demo={demo} preset={preset} onStart={started} />
      <BrandSection brand={demo.brand} onChange={(brand) => demo.chooseBrand(brand)} onNews={onNews} />
      <ShareSection demo={demo} onNews={onNews} />
      <DaySection demo={demo} />
      <SpeedSection demo={demo} />
      <Button look="outlined" onClick={reset}>
        Reset
      </Button>
      <RequestList requests={demo.requests} />
      <PhoneNumbers />
      <p className={styles.note}>{OFFLINE_SENTENCES[demo.offlineCopy]}</p>
    </section>
  );
});

/** The links from the panel to other pages: name and address. */
const WORKBENCH = [
  ['Talk tracks', '?tell'],
  ['Play scenarios', '?play'],
  ['Write a scenario', '?write'],
  ['Record a scenario', '?record'],
] as const;

const UNTIL_A_RELOAD = 'Works without a network until you reload:';

const OFFLINE_SENTENCES: Readonly<Record<Demo['offlineCopy'], string>> = {
  pending: 'Works without a network. We are getting ready for a reload too.',
  ready: 'Works without a network, even after a reload.',
  failed: `${UNTIL_A_RELOAD} we could not store a copy. Reload to try again.`,
  'needs https': `${UNTIL_A_RELOAD} browsers store a copy on https only.`,
  unsupported: `${UNTIL_A_RELOAD} this browser stores no copy.`,
  'development server': `${UNTIL_A_RELOAD} a development server stores no copy.`,
};
