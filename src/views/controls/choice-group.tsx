import type { CSSProperties, InputHTMLAttributes, ReactNode } from 'react';
import { inkOn } from '../../domain/colours';
import styles from './choice-group.module.css';
import { FieldGroup } from './field-group';
import { paintedColour } from './painted-colour';

/** One option of a group; what it shows begins with what it is called. */
export interface Choice<Value> {
  readonly value: Value;
  readonly content: ReactNode;
  /** What stands below it on the card and describes it, such as what a package includes. */
  readonly description?: ReactNode;
  /** A control of its own on the card, below the rest. */
  readonly control?: ReactNode;
  /** The card's own background, in any syntax; what is no colour is left out. */
  readonly color?: string | undefined;
}

interface GroupProps<Value> {
  /** The id of the field: the first option takes it, so that the error summary can lead there. */
  readonly id: string;
  readonly legend: string;
  readonly note?: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly error?: string | undefined;
  /** Tiles are for our own short answers, a row of them; a list is for the server's, of any length; cards show more than a name. */
  readonly layout?: 'tiles' | 'list' | 'cards';
  readonly onChoose: (value: Value) => void;
  /** The focus went from the group to another control. */
  readonly onLeave?: () => void;
  /** What stands in the group beside or instead of choices, such as a notice that there are none. */
  readonly children?: ReactNode;
}

interface SingleProps<Value> extends GroupProps<Value> {
  readonly chosen: Value | undefined;
  /** Takes the chosen option back at its second activation, by pointer or keyboard; without it, radios stay chosen. */
  readonly onClear?: () => void;
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
  readonly onClear?: () => void;
  readonly isChosen: (value: Value) => boolean;
}

/** What a card in a colour of its own is drawn with (decision P6); nothing for one without, or with what is no colour. */
function choiceColor(color: string | undefined): { readonly 'data-colored'?: true; readonly style?: CSSProperties } {
  const painted = color && paintedColour(color);
  if (!painted) return {};
  const ink = inkOn(painted);
  const style = { '--choice-color': color, '--choice-ink': ink, colorScheme: ink === 'black' ? 'light' : 'dark' };
  return { 'data-colored': true, style };
}

/** A radio that is chosen already changes no more: its click is the second one, and browsers do not even click it for Space. */
function clearing(onClear: () => void): Pick<InputHTMLAttributes<HTMLInputElement>, 'onClick' | 'onKeyUp'> {
  return {
    onClick: onClear,
    onKeyUp: (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      onClear();
    },
  };
}

function Group<Value extends string | number>(props: InnerGroupProps<Value>) {
  const { id, legend, note, choices, error, layout = 'tiles', type, isChosen, onChoose, onClear, onLeave, children } = props;
  return (
    <FieldGroup
      field={id}
      legend={legend}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      note={note}
      error={error}
      takesFocus={choices.length === 0}
      onLeave={onLeave}
    >
      <div className={styles[layout]} hidden={choices.length === 0}>
        {choices.map(({ value, content, description, control, color }, index) => {
          const inputId = index === 0 ? id : `${id}-${index}`;
          return (
            <div key={value} className={styles.choice} data-chosen={isChosen(value) || undefined} {...choiceColor(color)}>
              <label className={styles.option}>
                <input
                  id={inputId}
                  type={type}
                  name={id}
                  checked={isChosen(value)}
                  aria-describedby={description ? `${inputId}-description` : undefined}
                  onChange={() => onChoose(value)}
                  {...(onClear && isChosen(value) && clearing(onClear))}
                />
                <span className={styles.content}>{content}</span>
              </label>
              {description && (
                <div id={`${inputId}-description`} className={styles.description}>
                  {description}
                </div>
              )}
              {control && <div className={styles.control}>{control}</div>}
            </div>
          );
        })}
      </div>
      {children}
    </FieldGroup>
  );
}
