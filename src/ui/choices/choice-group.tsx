import type { CSSProperties, InputHTMLAttributes, ReactNode } from 'react';
import { readableTextColor } from '../../domain/colors';
import type { SingleChoiceField, MultipleChoiceField, LabelledField } from '../fields/field';
import styles from './choice-group.module.css';
import { FieldGroup } from '../fields/field-group';
import { rgbOfCssColor } from './painted-color';

/** The content begins with the option's name. */
export interface DisplayedOption<Value> {
  readonly value: Value;
  readonly content: ReactNode;
  /** The part with the id describes the option. */
  readonly details?: false | ((descriptionId: string) => ReactNode);
  /** A text that is no CSS colour is ignored. */
  readonly color?: string | undefined;
}

interface GroupProps<Value> {
  readonly note?: ReactNode;
  readonly sideNote?: string;
  /** Without them, the labels of the field's options. */
  readonly choices?: readonly DisplayedOption<Value>[];
  /** Tiles: short answers side by side. Row: the same beside the label. List: as many columns as fit. Cards: one or two columns. */
  readonly layout?: 'tiles' | 'row' | 'list' | 'cards';
  readonly children?: ReactNode;
}

interface SingleProps<Value> extends GroupProps<Value> {
  readonly field: SingleChoiceField<Value>;
  /** A click or Space on the chosen option clears the choice. */
  readonly isOptional?: boolean;
}

/** The first button has the field's id, so that the link in the error summary focuses it. */
export function RadioGroup<Value extends string | number>({ isOptional = false, ...props }: SingleProps<Value>) {
  const { value, set } = props.field;
  const onClear = isOptional ? () => set(undefined) : undefined;
  return <Group {...props} type="radio" isChosen={(each) => each === value} onChoose={set} onClear={onClear} />;
}

export function CheckboxGroup<Value extends string | number>(
  props: GroupProps<Value> & { readonly field: MultipleChoiceField<Value> },
) {
  const { value, toggle } = props.field;
  return <Group {...props} type="checkbox" isChosen={(each) => value.includes(each)} onChoose={toggle} />;
}

interface InnerGroupProps<Value> extends GroupProps<Value> {
  readonly field: LabelledField & Pick<SingleChoiceField<Value>, 'options' | 'leave'>;
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
  readonly onClear?: (() => void) | undefined;
}

/** None for white, or if the browser does not know the colour (decision P6). */
function choiceColor(color: string | undefined): { readonly 'data-colored'?: true; readonly style?: CSSProperties } {
  const painted = color && rgbOfCssColor(color);
  if (!painted || painted.every((part) => part === 255)) return {};
  const ink = readableTextColor(painted);
  const soft = `color-mix(in srgb, ${color}, ${ink === 'black' ? 'white' : 'black'} 40%)`;
  const style = { '--choice-color': color, '--choice-ink': ink, '--soft': soft } as CSSProperties;
  return { 'data-colored': true, style };
}

/** On a chosen button, a click fires no change event, and Space fires no click event. */
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
  const { field, note, sideNote, layout = 'tiles', type, isChosen, onChoose, onClear, children } = props;
  const { id, options = [] } = field;
  const choices: typeof props.choices =
    props.choices ?? options.map(({ value, label }) => ({ value, content: label ?? value }));
  return (
    <FieldGroup
      field={field}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      note={note}
      sideNote={sideNote}
      isRow={layout === 'row'}
      takesFocus={choices.length === 0}
      onLeave={field.leave}
    >
      <div
        className={`${styles[layout]} ${type === 'checkbox' ? 'many' : ''}`}
        data-layout={layout}
        hidden={choices.length === 0}
      >
        {choices.map(({ value, content, details, color }, index) => {
          const inputId = index === 0 ? id : `${id}-${index}`;
          return (
            <div
              key={value}
              className={`${styles.choice} ${layout === 'cards' ? '' : 'short'}`}
              data-chosen={isChosen(value) || undefined}
              {...choiceColor(color)}
            >
              <label className={styles.option}>
                <input
                  id={inputId}
                  className="choice-input"
                  type={type}
                  name={id}
                  checked={isChosen(value)}
                  aria-describedby={details ? `${inputId}-description` : undefined}
                  onChange={() => onChoose(value)}
                  {...(onClear && isChosen(value) && clearing(onClear))}
                />
                <span className={styles.content}>{content}</span>
              </label>
              {details && details(`${inputId}-description`)}
            </div>
          );
        })}
      </div>
      {children}
    </FieldGroup>
  );
}
