import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { SCENARIO_NAMES, SCENARIOS, type ScenarioName } from '../../mocks/scenarios';
import { isCalendarDate } from '../../src/domain/calendar';
import { PAGES, type Page } from '../../src/domain/progress';
import { SERVICE_RULES, SERVICES, type Service } from '../../src/domain/services';
import { Button } from '../../src/views/parts/button';
import type { Demo } from '../demo';
import { SPEEDS } from '../demo-settings';
import styles from './demo-panel.module.css';
import { PAGE_LABELS, titleOf } from './labels';

interface SectionProps {
  readonly demo: Demo;
}

interface NewsSectionProps extends SectionProps {
  /** Says what was done. */
  readonly onNews: (news: string) => void;
}

/** Chooses the story. Only the button begins it: who goes through the list by the arrow keys would lose what they have. */
export const ScenarioSection = observer(({ demo, onNews }: NewsSectionProps) => {
  const id = useId();
  const [chosen, setChosen] = useState<ScenarioName>();
  const name = chosen ?? demo.scenario;
  const { story, showsOn, phone } = SCENARIOS[name];

  const begin = () => {
    demo.choose(name);
    setChosen(undefined);
    onNews(`The story '${titleOf(name)}' begins.`);
  };

  return (
    <div className={styles.section}>
      <label htmlFor={id}>Scenario</label>
      <select id={id} className={styles.field} value={name} onChange={({ target }) => setChosen(target.value as ScenarioName)}>
        {SCENARIO_NAMES.map((each) => (
          <option key={each} value={each}>
            {titleOf(each)}
          </option>
        ))}
      </select>
      <p>{story}</p>
      <p className={styles.note}>
        Shows on: {PAGE_LABELS[showsOn]}. Begins by itself with the phone number {phone}.
      </p>
      <Button onClick={begin}>Begin this story</Button>
    </div>
  );
});

/** Comes to a page with all before it filled in; first the page on which the story shows is offered. */
export const JumpSection = observer(({ demo, onNews }: NewsSectionProps) => {
  const id = useId();
  const [chosenService, setService] = useState<Service>();
  const [chosenPage, setPage] = useState<Page>();
  const service = chosenService ?? demo.service;
  const page = chosenPage ?? SCENARIOS[demo.scenario].showsOn;

  const jump = async () => {
    if (await demo.jump(service, page)) onNews(`${SERVICE_RULES[service].label}, ${PAGE_LABELS[page]}: filled in up to here.`);
  };

  return (
    <fieldset className={styles.section}>
      <legend>Jump to</legend>
      <div className={styles.row}>
        <div className={styles.labelled}>
          <label htmlFor={`${id}service`}>Service</label>
          <select
            id={`${id}service`}
            className={styles.field}
            value={service}
            onChange={({ target }) => setService(target.value as Service)}
          >
            {SERVICES.map((each) => (
              <option key={each} value={each}>
                {SERVICE_RULES[each].label}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.labelled}>
          <label htmlFor={`${id}page`}>Page</label>
          <select id={`${id}page`} className={styles.field} value={page} onChange={({ target }) => setPage(target.value as Page)}>
            {PAGES.map((each) => (
              <option key={each} value={each}>
                {PAGE_LABELS[each]}
              </option>
            ))}
          </select>
        </div>
        <Button look="outlined" onClick={jump}>
          Jump
        </Button>
      </div>
    </fieldset>
  );
});

/** The day that it is in the demo. */
export const DaySection = observer(({ demo }: SectionProps) => {
  const id = useId();
  return (
    <div className={styles.section}>
      <label htmlFor={id}>Today</label>
      <div className={styles.row}>
        <input
          id={id}
          type="date"
          className={styles.field}
          value={demo.today}
          onChange={({ target }) => isCalendarDate(target.value) && demo.chooseDay(target.value)}
        />
        {demo.isDayHeld && (
          <Button look="quiet" onClick={() => demo.chooseDay(undefined)}>
            Use the real day
          </Button>
        )}
      </div>
    </div>
  );
});

/** How long an answer takes. */
export const SpeedSection = observer(({ demo }: SectionProps) => {
  const name = useId();
  // A link may have brought another one.
  const speeds = [...new Set([...SPEEDS, demo.speed])].toSorted((one, other) => one - other);
  return (
    <fieldset className={styles.section}>
      <legend>Speed: an answer takes</legend>
      <div className={styles.row}>
        {speeds.map((speed) => (
          <label key={speed} className={styles.choice}>
            <input type="radio" name={name} checked={demo.speed === speed} onChange={() => demo.chooseSpeed(speed)} />
            {speed / 1000} s
          </label>
        ))}
      </div>
    </fieldset>
  );
});

/** The link that brings another machine to the same state. */
export const ShareSection = observer(({ demo, onNews }: NewsSectionProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(demo.shareLink);
      onNews('The link is copied.');
    } catch {
      // On plain http browsers give no clipboard.
      field.current?.select();
      onNews('Copy the selected link by hand: this browser does not let the demo do it.');
    }
  };

  return (
    <div className={styles.section}>
      <label htmlFor={id}>Share link</label>
      <input ref={field} id={id} readOnly className={styles.field} value={demo.shareLink} />
      <Button look="outlined" onClick={copy}>
        Copy link
      </Button>
    </div>
  );
});
