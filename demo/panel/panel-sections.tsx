import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type FormEvent } from 'react';
import { SCENARIO_NAMES, SCENARIOS, type ScenarioName } from '../../mocks/scenarios';
import type { CalendarDate } from '../../src/domain/calendar';
import { PAGES, type Page } from '../../src/domain/progress';
import { SERVICE_RULES, SERVICES, type Service } from '../../src/domain/services';
import { Button } from '../../src/views/controls/button';
import type { Demo } from '../demo';
import { isDemoDay, SPEEDS } from '../demo-settings';
import styles from './demo-panel.module.css';
import { PAGE_LABELS, titleOf } from './labels';

interface SectionProps {
  readonly demo: Demo;
}

interface StorySectionProps extends SectionProps {
  /** The scenario that stands in the panel; another may be told. */
  readonly scenario: ScenarioName;
  /** Says which story began. */
  readonly onBegin: (news: string) => void;
}

interface ScenarioSectionProps extends StorySectionProps {
  readonly onChoose: (scenario: ScenarioName) => void;
}

/** Chooses the story. Only a button begins it: who goes through the list by the arrow keys would lose what they have. */
export const ScenarioSection = observer(({ demo, scenario, onChoose, onBegin }: ScenarioSectionProps) => {
  const id = useId();
  const { story, showsOn, phone } = SCENARIOS[scenario];

  const begin = () => {
    demo.choose(scenario);
    onBegin(`The story '${titleOf(scenario)}' begins.`);
  };

  return (
    <div className={styles.section}>
      <label htmlFor={id}>Scenario</label>
      <select id={id} className={styles.field} value={scenario} onChange={({ target }) => onChoose(target.value as ScenarioName)}>
        {SCENARIO_NAMES.map((each) => (
          <option key={each} value={each}>
            {titleOf(each)}
          </option>
        ))}
      </select>
      <p>{story}</p>
      {scenario !== demo.scenario && <p className={styles.pending}>Not begun yet: now '{titleOf(demo.scenario)}' is told.</p>}
      <p className={styles.note}>
        Shows on: {PAGE_LABELS[showsOn]}. Begins by itself with the phone number {phone}.
      </p>
      <Button onClick={begin}>Begin this story</Button>
    </div>
  );
});

/** Begins the story on a page, with all before it filled in; first the page on which it shows is offered. */
export const JumpSection = observer(({ demo, scenario, onBegin }: StorySectionProps) => {
  const id = useId();
  const [chosenService, setService] = useState<Service>();
  const [chosenPage, setPage] = useState<Page>();
  const service = chosenService ?? demo.service;
  const page = chosenPage ?? SCENARIOS[scenario].showsOn;

  const jump = async () => {
    if (!(await demo.jump(service, page, scenario))) return;
    setService(undefined);
    setPage(undefined);
    onBegin(`'${titleOf(scenario)}', ${SERVICE_RULES[service].label}, ${PAGE_LABELS[page]}: filled in up to here.`);
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

/** The day that it is in the demo. It is held by a button: half a day that is typed is a day too. */
export const DaySection = observer(({ demo }: SectionProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const day = typed ?? demo.today;

  const choose = (date: CalendarDate | undefined) => {
    demo.chooseDay(date);
    setTyped(undefined);
    // The button goes.
    field.current?.focus();
  };
  const hold = (event: FormEvent) => {
    event.preventDefault();
    if (isDemoDay(day)) choose(day);
  };

  return (
    <form className={styles.section} onSubmit={hold}>
      <label htmlFor={id}>Today</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type="date"
          className={styles.field}
          value={day}
          onChange={({ target }) => setTyped(target.value)}
        />
        {day !== demo.today && (
          <Button type="submit" look="outlined" isDisabled={!isDemoDay(day)}>
            Hold this day
          </Button>
        )}
        {demo.isDayHeld && day === demo.today && (
          <Button look="quiet" onClick={() => choose(undefined)}>
            Use the real day
          </Button>
        )}
      </div>
    </form>
  );
});

/** How long an answer takes. */
export const SpeedSection = observer(({ demo }: SectionProps) => {
  const name = useId();
  // A link may have brought another one.
  const speeds = [...new Set<number>([...SPEEDS, demo.speed])];
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

interface ShareSectionProps extends SectionProps {
  /** Says what was done. */
  readonly onNews: (news: string) => void;
}

const OWN_MACHINE = /^(localhost|127\.|\[::1\])/;

/** The link that brings another machine to the same state. */
export const ShareSection = observer(({ demo, onNews }: ShareSectionProps) => {
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
      {OWN_MACHINE.test(location.hostname) && (
        <p className={styles.note}>
          This address is known to this machine only. 'npm run demo -- --phone' prints the one that others on the network can open.
        </p>
      )}
      <Button look="outlined" onClick={copy}>
        Copy link
      </Button>
    </div>
  );
});
