import type { CSSProperties, ReactNode } from 'react';
import styles from './choice-group.module.css';
import { FieldGroup } from './field-group';

/** One option of a group; what it shows begins with what it is called. */
export interface Choice<Value> {
  readonly value: Value;
  readonly content: ReactNode;
  /** The card's own background, checked before it is used. */
  readonly color?: string | undefined;
}

interface GroupProps<Value> {
  /** The id of the field: the first option takes it, so that the error summary can lead there. */
  readonly id: string;
  readonly legend: string;
  readonly note?: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly error?: string | undefined;
  /** Tiles stand in a row as far as there is room; cards each have a row on a phone. */
  readonly layout?: 'tiles' | 'cards';
  readonly onChoose: (value: Value) => void;
  /** What stands in the group beside or instead of choices, such as a notice that there are none. */
  readonly children?: ReactNode;
}

interface SingleProps<Value> extends GroupProps<Value> {
  readonly chosen: Value | undefined;
}

interface MultipleProps<Value> extends GroupProps<Value> {
  readonly chosen: readonly Value[];
}

/** A question with one answer: a radiogroup of tiles or cards. */
export function RadioGroup<Value extends string | number>({ chosen, ...props }: SingleProps<Value>) {
  return <Group {...props} type="radio" isChosen={(value) => value === chosen} />;
}

/** A question with any number of answers: a group of checkboxes. */
export function CheckboxGroup<Value extends string | number>({ chosen, ...props }: MultipleProps<Value>) {
  return <Group {...props} type="checkbox" isChosen={(value) => chosen.includes(value)} />;
}

interface InnerGroupProps<Value> extends GroupProps<Value> {
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: (value: Value) => boolean;
}

// A server's colour only tints the card, so that the text keeps its contrast whatever the colour is.
const choiceColor = (color: string | undefined) =>
  color && /^(#[\da-f]{3,8}|[a-z]+)$/i.test(color) ? ({ '--choice-color': color } as CSSProperties) : undefined;

function Group<Value extends string | number>(props: InnerGroupProps<Value>) {
  const { id, legend, note, choices, error, layout = 'tiles', type, isChosen, onChoose, children } = props;
  return (
    <FieldGroup
      field={id}
      legend={legend}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      note={note}
      error={error}
      takesFocus={choices.length === 0}
    >
      <div className={styles[layout]} hidden={choices.length === 0}>
        {choices.map(({ value, content, color }, index) => (
          <label key={value} className={styles.choice} style={choiceColor(color)}>
            <input
              id={index === 0 ? id : undefined}
              type={type}
              name={id}
              checked={isChosen(value)}
              onChange={() => onChoose(value)}
            />
            <span className={styles.content}>{content}</span>
          </label>
        ))}
      </div>
      {children}
    </FieldGroup>
  );
}
