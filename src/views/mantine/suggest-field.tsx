import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { TextField } from '../fields/text-field';
import styles from './suggest-field.module.css';
import { MantineTheme } from './theme';

interface Suggestion {
  readonly id: string | number;
  readonly text: string;
}

interface SuggestFieldProps<Offered extends Suggestion> {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly suggestions: readonly Offered[];
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly onType: (text: string) => void;
  readonly onPick: (picked: Offered) => void;
}

/** A text field that offers suggestions while it is typed in; they go with a pick, with Esc and with a tap elsewhere. */
export function SuggestField<Offered extends Suggestion>(props: SuggestFieldProps<Offered>) {
  const { id, label, text, suggestions, error, onType, onPick, autoComplete = 'off', ...rest } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = combobox.dropdownOpened && suggestions.length > 0;
  const pick = (optionId: string) => {
    const picked = suggestions.find((suggestion) => String(suggestion.id) === optionId);
    if (picked) onPick(picked);
    combobox.closeDropdown();
  };
  return (
    <MantineTheme>
      {/* Not in a portal: inside a modal dialog everything else is inert. */}
      <Combobox store={combobox} withinPortal={false} onOptionSubmit={pick}>
        <Combobox.Target withExpandedAttribute autoComplete={autoComplete}>
          <TextField
            {...rest}
            id={id}
            label={label}
            value={text}
            error={error}
            aria-autocomplete="list"
            onType={(typed) => {
              onType(typed);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            // Esc closes the suggestions only, not the dialog that they stand in.
            onKeyDown={(event) => event.key === 'Escape' && isOpen && event.preventDefault()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={styles.list} hidden={!isOpen}>
          <Combobox.Options aria-label={`${label}: suggestions`}>
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
