import { TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<TextInputProps, 'onChange' | 'error' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
}

/** A labelled text field. Its message is its description while it stands. */
export function TextField({ onType, error, ...props }: TextFieldProps) {
  return (
    <TextInput
      {...props}
      error={error}
      errorProps={{ className: styles.message ?? '' }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
