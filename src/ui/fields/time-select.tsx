import type { SingleChoiceField } from './field';
import { errorAndDescriptionAttributes, FieldErrorMessage } from './field-error-message';
import { Illustration } from '../icons/drawing';
import styles from './text-field.module.css';

interface TimeSelectProps {
  /** Without options, it says 'Choose a time slot first'. 'Select a time' clears the time (decision S5). */
  readonly field: SingleChoiceField<string>;
}

/** Screen readers hear the field's label, because several times may stand on a page. */
export function TimeSelect({ field }: TimeSelectProps) {
  const { id, label, options = [], value, error, set, leave } = field;
  return (
    <div className="field">
      <div className={options.length > 0 ? styles.frame : styles.sentence}>
        {options.length > 0 && (
          <label htmlFor={id} className={`${styles.label} small-note`}>
            Arrives at
          </label>
        )}
        <select
          id={id}
          className={styles.input}
          aria-label={label}
          value={value ?? ''}
          aria-disabled={options.length === 0 || undefined}
          {...errorAndDescriptionAttributes(field)}
          onChange={(event) => set(event.currentTarget.value || undefined)}
          onBlur={leave}
        >
          <option value="">{options.length > 0 ? 'Select a time' : 'Choose a time slot first'}</option>
          {options.map((option) => (
            <option key={option.value}>{option.value}</option>
          ))}
        </select>
        <Illustration drawing={{ size: 24, lines: 'm6 9.5 6 6 6-6' }} width={18} className={styles.arrow} />
      </div>
      <FieldErrorMessage field={id} message={error} />
    </div>
  );
}
