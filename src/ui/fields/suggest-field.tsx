import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Field } from './field';
import { TextField } from './text-field';
import { bringIntoView } from '../motion/bring-into-view';
import styles from './suggest-field.module.css';
import { MantineTheme } from '../styles/theme';
import { counted } from '../../domain/text';

interface Suggestion {
  readonly id: string | number;
  readonly text: string;
}

interface SuggestFieldProps<Offered extends Suggestion> {
  readonly field: Field<string>;
  readonly suggestions: readonly Offered[];
  /** Whether the suggestions for the field's text are still on their way. */
  readonly isAwaited: boolean;
  readonly placeholder?: string;
  readonly onPick: (picked: Offered) => void;
  /** A last row, below the suggestions, that keeps the text as it is. Without suggestions there is none: a quick tap on the first would take it. */
  readonly typedOption?: ReactNode;
  readonly onPickTyped?: () => void;
  readonly onOpenedChange?: (isOpen: boolean) => void;
}

/** The key code that browsers give to each key of an input method. Safari gives no other sign that Enter ends a word. */
const INPUT_METHOD_KEY_CODE = 229;

/** A text field with suggestions while the customer types. A pick, Esc, Tab or a tap elsewhere closes the list. Enter picks (decision D13). */
export function TextFieldWithSuggestions<Offered extends Suggestion>(props: SuggestFieldProps<Offered>) {
  const {
    field,
    suggestions,
    isAwaited,
    placeholder,
    onPick,
    typedOption,
    onPickTyped,
    onOpenedChange = () => {},
  } = props;
  const list = useRef<HTMLDivElement>(null);
  /** Whether Enter was pressed before the suggestions have come. The first one is then picked when they come. */
  const picksFirst = useRef(false);
  const forgetKeys = () => {
    picksFirst.current = false;
    combobox.resetSelectedOption();
  };
  const combobox = useCombobox({ onDropdownClose: forgetKeys, onOpenedChange });
  const isOpen = combobox.dropdownOpened && suggestions.length > 0;
  const type = (text: string) => {
    field.set(text);
    combobox.openDropdown();
    forgetKeys();
  };
  const pick = (optionId: string) => {
    const picked = suggestions.find((suggestion) => String(suggestion.id) === optionId);
    combobox.closeDropdown();
    if (picked) onPick(picked);
    else onPickTyped?.();
  };
  const pickFirst = () => {
    if (suggestions[0]) pick(String(suggestions[0].id));
  };
  const takeAnswer = useEffectEvent(() => {
    if (picksFirst.current) pickFirst();
    picksFirst.current = false;
    // A marked option may have another place in the new list, or none. By itself, Mantine would look only after a timeout.
    const options = [...(list.current?.querySelectorAll('[data-combobox-option]') ?? [])];
    combobox.updateSelectedOptionIndex(options.findIndex((option) => option.hasAttribute('data-combobox-selected')));
  });
  useLayoutEffect(() => {
    if (!isAwaited) takeAnswer();
  }, [isAwaited]);
  // The list opens below the field, where the action bar may cover it. In a dialog, what stands below makes room instead.
  useEffect(() => {
    if (!isOpen || list.current?.closest('dialog')) return undefined;
    const frame = requestAnimationFrame(() => bringIntoView(list.current));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  const enter = (event: KeyboardEvent) => {
    const endsWord = event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
    if (endsWord || isOpen || isAwaited) event.preventDefault();
    // Mantine picks the option that the arrow keys have marked.
    if (endsWord || !combobox.dropdownOpened || combobox.getSelectedOptionIndex() !== -1) return;
    // While suggestions are on their way, an older list may show.
    if (isAwaited) picksFirst.current = true;
    else pickFirst();
  };
  return (
    <MantineTheme>
      {/* The list stays beside the field. At the page's end (in a portal), it could not be used while a modal dialog is open. It lies above the action bar and below the header. */}
      <Combobox
        store={combobox}
        withinPortal={false}
        zIndex={15}
        keepMounted={false}
        middlewares={{ flip: false, shift: true }}
        onOptionSubmit={pick}
      >
        <Combobox.Target withExpandedAttribute autoComplete="off">
          <TextField
            placeholder={placeholder}
            field={{ ...field, set: type }}
            aria-autocomplete="list"
            onKeyDown={(event) => {
              // While suggestions show, Esc closes only them, not the dialog around the field.
              if (event.key === 'Escape' && isOpen) event.preventDefault();
              if (event.key === 'Enter') enter(event);
              // What the open list has hidden is there again before the browser looks for the next field.
              if (event.key === 'Tab') combobox.closeDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={styles.list} hidden={!isOpen}>
          <Combobox.Options ref={list} aria-label={`${field.label}: suggestions`}>
            {suggestions.map(({ id, text }) => {
              const [name, ...region] = text.split(', ');
              return (
                <Combobox.Option key={id} className={styles.option} value={String(id)} aria-label={text}>
                  <span className={styles.name}>{name}</span>
                  {region.length > 0 && <span className={styles.region}>{region.join(', ')}</span>}
                </Combobox.Option>
              );
            })}
            {typedOption && suggestions.length > 0 && (
              <Combobox.Option className={styles.option} value="">
                {typedOption}
              </Combobox.Option>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
        <p role="status" className="visually-hidden">
          {isOpen ? counted(suggestions.length, 'suggestion') : ''}
        </p>
      </Combobox>
    </MantineTheme>
  );
}
