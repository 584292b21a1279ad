import { TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<TextInputProps, 'onChange' | 'error' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** What helps to fill it in; a message takes its place. */
  readonly hint?: string | undefined;
  readonly onType: (text: string) => void;
}

/** A labelled text field. It is described by its hint, or by its message while that stands. */
export function TextField({ onType, error, hint, ...props }: TextFieldProps) {
  return (
    <TextInput
      {...props}
      error={error}
      description={error ? undefined : hint}
      descriptionProps={{ className: styles.hint ?? '' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      errorProps={{ className: styles.message ?? '' }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
