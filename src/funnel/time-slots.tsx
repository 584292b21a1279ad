import type { InputHTMLAttributes } from 'react';
import { timeRangeText, TIME_SLOT_LABELS, TIME_SLOTS, type TimeSlot } from '../domain/time-slots';
import type { LabelledField, SingleChoiceField } from '../ui/fields/field';
import { FieldGroup } from '../ui/fields/field-group';
import { TimeSelect } from '../ui/fields/time-select';
import styles from './time-slots.module.css';

interface TimeSlotsProps {
  readonly field: LabelledField & Pick<SingleChoiceField<TimeSlot>, 'leave'>;
  readonly type: 'radio' | 'checkbox';
  readonly note?: string;
  readonly times: Readonly<Record<TimeSlot, readonly string[]>>;
  readonly isChosen: (slot: TimeSlot) => boolean;
  readonly onChoose: (slot: TimeSlot) => void;
  readonly timeField: (slot: TimeSlot) => SingleChoiceField<string>;
}

/** The first input has the field's id, for the error summary. */
export function TimeSlots({ field, type, note, times, isChosen, onChoose, timeField }: TimeSlotsProps) {
  return (
    <FieldGroup field={field} role={type === 'radio' ? 'radiogroup' : 'group'} note={note} onLeave={field.leave}>
      <div data-layout="list" className={`${styles.slots} ${type === 'checkbox' ? 'many' : ''}`}>
        {TIME_SLOTS.map((slot, index) => {
          const id = index === 0 ? field.id : `${field.id}-${slot}`;
          const input = { id, type, name: field.id, checked: isChosen(slot), onChange: () => onChoose(slot) };
          return (
            <Slot
              key={slot}
              {...input}
              label={TIME_SLOT_LABELS[slot]}
              hours={timeRangeText(times[slot])}
              time={timeField(slot)}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}

interface SlotProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hours: string;
  readonly time: SingleChoiceField<string>;
}

function Slot({ label, hours, time, ...input }: SlotProps) {
  const { id, checked } = input;
  return (
    <div className={styles.slot} data-chosen={checked || undefined}>
      <label>
        <input {...input} className="choice-input" aria-labelledby={`${id}-name`} aria-describedby={`${id}-hours`} />
        <span id={`${id}-name`}>{label}</span>
        <span id={`${id}-hours`} className={styles.hours}>
          {hours}
        </span>
      </label>
      {checked && (
        <div className={styles.time}>
          <TimeSelect field={time} />
        </div>
      )}
    </div>
  );
}
