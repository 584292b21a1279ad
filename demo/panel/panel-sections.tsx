import { observer } from 'mobx-react-lite';
import { renderSVG } from 'uqr';
import { useId, useRef, useState, type FormEvent } from 'react';
import { PRESET_NAMES, PRESETS, type PresetName } from '../../mocks/presets';
import { BOOKING_PAGES, type BookingPage } from '../../src/domain/progress';
import { SERVICE_PROFILES, SERVICES, type Service } from '../../src/domain/services';
import { Button } from '../../src/ui/controls/button';
import { copyFrom } from '../copy';
import type { Demo } from '../demo';
import { LAST_DAY, SPEEDS } from '../demo-settings';
import styles from './demo-panel.module.css';
import { PAGE_LABELS } from './labels';

interface SectionProps {
  readonly demo: Demo;
}

interface JumpSectionProps extends SectionProps {
  readonly preset: PresetName;
  readonly onStart: (news: string) => void;
}

interface PresetSectionProps extends JumpSectionProps {
  readonly onChoose: (preset: PresetName) => void;
}

/** Only a button starts the selected preset: otherwise each arrow key in the list would discard the demo's state. */
export const PresetSection = observer(({ demo, preset, onChoose, onStart }: PresetSectionProps) => {
  const { title, description, showsOn, phone } = PRESETS[preset];
  const start = () => {
    demo.choose(preset);
    onStart(`'${title}' begins.`);
  };
  return (
    <div className={styles.section}>
      <label className={styles.labelled}>
        Story
        <select className={styles.input} value={preset} onChange={({ target }) => onChoose(target.value as PresetName)}>
          {PRESET_NAMES.map((each) => (
            <option key={each} value={each}>
              {PRESETS[each].title}
            </option>
          ))}
        </select>
      </label>
      <p>{description}</p>
      <p className="small-note">
        It begins on: {PAGE_LABELS[showsOn]}. Or enter the phone number {phone} anywhere.
      </p>
      <Button onClick={start}>Begin this story</Button>
      <p className="small-note">You are in '{PRESETS[demo.preset].title}'.</p>
    </div>
  );
});

export const JumpSection = observer(({ demo, preset, onStart }: JumpSectionProps) => {
  const [chosenService, setService] = useState<Service>();
  const [chosenPage, setPage] = useState<BookingPage>();
  const service = chosenService ?? demo.service;
  const page = chosenPage ?? PRESETS[preset].showsOn;
  const jump = () => {
    demo.jump(service, page, preset);
    setService(undefined);
    setPage(undefined);
    onStart(`${SERVICE_PROFILES[service].label}, ${PAGE_LABELS[page]}: everything before it is filled in.`);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Jump to</legend>
      <div className={styles.row}>
        <label className={styles.part}>
          Service
          <select
            className={styles.input}
            value={service}
            onChange={({ target }) => setService(target.value as Service)}
          >
            {SERVICES.map((each) => (
              <option key={each} value={each}>
                {SERVICE_PROFILES[each].label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.part}>
          Page
          <select className={styles.input} value={page} onChange={({ target }) => setPage(target.value as BookingPage)}>
            {BOOKING_PAGES.map((each) => (
              <option key={each} value={each}>
                {PAGE_LABELS[each]}
              </option>
            ))}
          </select>
        </label>
        <Button look="raised" onClick={jump}>
          Jump
        </Button>
      </div>
    </fieldset>
  );
});

/** A typed day counts only after a button press, because a half-typed date can be a valid day. */
export const DaySection = observer(({ demo }: SectionProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hold = (event: FormEvent) => {
    event.preventDefault();
    demo.chooseDay(field.current!.value);
  };
  return (
    <form className={styles.section} onSubmit={hold}>
      <label htmlFor={id}>Today</label>
      <div className={styles.row}>
        <input
          key={demo.today}
          ref={field}
          id={id}
          type="date"
          required
          min="1900-01-01"
          max={LAST_DAY}
          className={styles.input}
          defaultValue={demo.today}
        />
        <Button type="submit" look="raised">
          Hold this day
        </Button>
        <Button look="quiet" onClick={() => demo.chooseDay(undefined)}>
          Use the real day
        </Button>
      </div>
    </form>
  );
});

export const SpeedSection = observer(({ demo }: SectionProps) => {
  const name = useId();
  // A demo link may set a speed that the panel does not offer.
  const speeds = [...new Set<number>([...SPEEDS, demo.speed])];
  return (
    <fieldset className={styles.section}>
      <legend>Each answer takes</legend>
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
  readonly onNews: (news: string) => void;
}

/** In characters: cameras read the QR code of a longer link badly. */
const LONGEST_IN_QR_CODE = 300;

export const ShareSection = observer(({ demo, onNews }: ShareSectionProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.section}>
      <label className={styles.labelled}>
        Share link
        <input ref={field} readOnly className={styles.input} value={demo.shareLink} />
      </label>
      {!demo.isForOtherDevices && <p className="small-note">This link works on this computer only.</p>}
      {demo.isForOtherDevices && demo.linkWithoutLogo.length <= LONGEST_IN_QR_CODE && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(demo.linkWithoutLogo, { border: 4 }))}`}
          alt="QR code of the share link"
          className={styles.qrCode}
        />
      )}
      <Button look="raised" onClick={() => void copyFrom(field.current!, 'link').then(onNews)}>
        Copy link
      </Button>
    </div>
  );
});
