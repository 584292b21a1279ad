import type { CSSProperties, InputHTMLAttributes, ReactNode } from 'react';
import { readableTextColour } from '../../domain/colours';
import type { ChoiceField, MultipleChoiceField, NamedField } from '../../view-models/shared/field';
import styles from './choice-group.module.css';
import { FieldGroup } from './field-group';
import { paintedColour } from './painted-colour';

/** An option of a group for display. Its content begins with its name. */
export interface Choice<Value> {
  readonly value: Value;
  readonly content: ReactNode;
  /** Describes the option, below its content, such as a package's included add-ons. */
  readonly description?: ReactNode;
  /** A control of its own on the card, below the rest. */
  readonly control?: ReactNode;
  /** The card's background in any CSS syntax; an unknown colour is ignored. */
  readonly color?: string | undefined;
}

interface GroupProps<Value> {
  readonly note?: ReactNode;
  /** The appearance of options that show more than their labels. */
  readonly choices?: readonly Choice<Value>[];
  /** Tiles suit short answers of our own, a list the server's of any length, cards more than a name. */
  readonly layout?: 'tiles' | 'list' | 'cards';
  /** Stands below the choices, such as a notice that the list is empty. */
  readonly children?: ReactNode;
}

interface SingleProps<Value> extends GroupProps<Value> {
  readonly field: ChoiceField<Value>;
  /** Whether a second activation of the chosen option takes it back, by pointer or keyboard. Otherwise radios stay chosen. */
  readonly isOptional?: boolean;
}

interface MultipleProps<Value> extends GroupProps<Value> {
  readonly field: MultipleChoiceField<Value>;
}

/** A question with one answer: a radiogroup. The first option takes the field's id: the error summary leads there. */
export function RadioGroup<Value extends string | number>({ isOptional = false, ...props }: SingleProps<Value>) {
  const { value, set } = props.field;
  const onClear = isOptional ? () => set(undefined) : undefined;
  return <Group {...props} type="radio" isChosen={(each) => each === value} onChoose={set} onClear={onClear} />;
}

/** A question with any number of answers: a group of checkboxes. */
export function CheckboxGroup<Value extends string | number>(props: MultipleProps<Value>) {
  const { value, toggle } = props.field;
  return <Group {...props} type="checkbox" isChosen={(each) => value.includes(each)} onChoose={toggle} />;
}

interface InnerGroupProps<Value> extends GroupProps<Value> {
  readonly field: NamedField & Pick<ChoiceField<Value>, 'options' | 'leave'>;
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
  readonly onClear?: (() => void) | undefined;
}

/** The attributes of a card with a background colour of its own (decision P6); none where the colour is unknown. */
function choiceColor(color: string | undefined): { readonly 'data-colored'?: true; readonly style?: CSSProperties } {
  const painted = color && paintedColour(color);
  if (!painted) return {};
  const ink = readableTextColour(painted);
  const style = { '--choice-color': color, '--choice-ink': ink, colorScheme: ink === 'black' ? 'light' : 'dark' };
  return { 'data-colored': true, style };
}

/** A chosen radio does not change: its click is the second one. Browsers do not even click it for Space. */
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
  const { field, note, layout = 'tiles', type, isChosen, onChoose, onClear, children } = props;
  const { id, options = [] } = field;
  const choices: typeof props.choices = props.choices ?? options.map(({ value, label }) => ({ value, content: label ?? value }));
  return (
    <FieldGroup
      field={field}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      note={note}
      takesFocus={choices.length === 0}
      onLeave={field.leave}
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
