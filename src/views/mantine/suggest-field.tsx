import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import type { Field } from '../../view-models/shared/field';
import { TextField } from '../fields/text-field';
import styles from './suggest-field.module.css';
import { MantineTheme } from './theme';

interface Suggestion {
  readonly id: string | number;
  readonly text: string;
}

interface SuggestFieldProps<Offered extends Suggestion> {
  readonly field: Field<string>;
  readonly suggestions: readonly Offered[];
  readonly placeholder?: string;
  readonly onPick: (picked: Offered) => void;
}

/** A text field with suggestions while the customer types. A pick, Esc or a tap elsewhere closes the list. */
export function TextFieldWithSuggestions<Offered extends Suggestion>({ field, suggestions, placeholder, onPick }: SuggestFieldProps<Offered>) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = combobox.dropdownOpened && suggestions.length > 0;
  const type = (text: string) => {
    field.set(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  const pick = (optionId: string) => {
    const picked = suggestions.find((suggestion) => String(suggestion.id) === optionId);
    if (picked) onPick(picked);
    combobox.closeDropdown();
  };
  return (
    <MantineTheme>
      {/* The list stays beside the field. At the page's end (in a portal), it could not be used while a modal dialog is open. */}
      <Combobox store={combobox} withinPortal={false} keepMounted={false} onOptionSubmit={pick}>
        <Combobox.Target withExpandedAttribute autoComplete="off">
          <TextField
            placeholder={placeholder}
            field={{ ...field, set: type }}
            aria-autocomplete="list"
            // While suggestions show, Esc closes only them, not the dialog around the field.
            onKeyDown={(event) => event.key === 'Escape' && isOpen && event.preventDefault()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={styles.list} hidden={!isOpen}>
          <Combobox.Options aria-label={`${field.label}: suggestions`}>
            {suggestions.map((suggestion) => (
              <Combobox.Option key={suggestion.id} className={styles.option} value={String(suggestion.id)}>
                {suggestion.text}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
        <p role="status" className="visually-hidden">
          {isOpen ? `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
        </p>
      </Combobox>
    </MantineTheme>
  );
}
