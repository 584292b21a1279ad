import { FieldMessage, messageId } from '../controls/field-message';
import styles from './text-field.module.css';

interface TimeSelectProps {
  readonly id: string;
  readonly label: string;
  /** Where the label's words stand beside the field anyway, it is only read out. */
  readonly isLabelHidden?: boolean;
  /** None before there is a slot: then the list says so, and still takes the focus that an error leads to it. */
  readonly times: readonly string[];
  readonly time: string | undefined;
  readonly error: string | undefined;
  /** Told undefined when the time is cleared (decision S5). */
  readonly onChoose: (time: string | undefined) => void;
  readonly onLeave?: () => void;
}

/** The times of a slot, one of which may be chosen. */
export function TimeSelect({ id, label, isLabelHidden, times, time, error, onChoose, onLeave }: TimeSelectProps) {
  return (
    <div className="field">
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <div className={styles.frame}>
        <select
          id={id}
          className={styles.input}
          aria-label={isLabelHidden ? label : undefined}
          value={time ?? ''}
          aria-disabled={times.length === 0 || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId(id) : undefined}
          onChange={(event) => onChoose(event.currentTarget.value || undefined)}
          onBlur={onLeave}
        >
          <option value="">{times.length > 0 ? 'Select a time' : 'Choose a time slot first'}</option>
          {times.map((offered) => (
            <option key={offered}>{offered}</option>
          ))}
        </select>
        <svg className={styles.arrow} aria-hidden="true" viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="m6 9.5 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
      <FieldMessage field={id} message={error} />
    </div>
  );
}
