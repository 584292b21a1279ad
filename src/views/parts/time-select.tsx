import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import styles from './text-field.module.css';

interface TimeSelectProps {
  readonly id: string;
  readonly label: string;
  /** Where the label's words stand beside the field anyway, it is only read out. */
  readonly isLabelHidden?: boolean;
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
    <NativeSelect
      id={id}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      value={time ?? ''}
      error={error}
      errorProps={{ className: styles.message ?? '' }}
      data={[{ value: '', label: 'Select a time' }, ...times]}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      onBlur={onLeave}
    />
  );
}
