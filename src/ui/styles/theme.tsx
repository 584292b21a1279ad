import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const THEME: Readonly<Record<`--mantine-${string}`, string>> = {
  '--mantine-scale': '1',
  '--mantine-color-white': 'var(--raised)',
  '--mantine-color-gray-0': 'var(--surface)',
  '--mantine-color-gray-1': 'var(--surface)',
  '--mantine-color-gray-2': 'var(--line)',
  '--mantine-color-gray-4': 'var(--field-line)',
  '--mantine-color-gray-6': 'var(--muted)',
  '--mantine-color-red-6': 'var(--danger)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--surface)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--field-line)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-primary-color-filled': 'var(--accent-fill)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--soft)',
  '--mantine-primary-color-light-hover': 'var(--soft)',
  '--mantine-primary-color-contrast': 'var(--accent-ink)',
  '--mantine-font-size-sm': 'var(--text-body)',
  '--mantine-font-size-md': 'var(--text-lead)',
  '--mantine-font-weight-regular': '400',
  '--mantine-font-weight-medium': '600',
  '--mantine-radius-sm': 'var(--radius-small)',
  '--mantine-radius-default': 'var(--radius)',
  '--mantine-spacing-xs': 'var(--space-tiny)',
  '--mantine-spacing-sm': 'var(--space-small)',
  '--mantine-spacing-md': 'var(--space-medium)',
};

const noRootElement = () => undefined;

/** On a div: on the root element, the variables would restyle the whole page. */
export function MantineTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      forceColorScheme="light"
      getRootElement={noRootElement}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {/* Light in dark mode too, because the colours in tokens.css already follow the mode. */}
      <div data-mantine-color-scheme="light" style={{ display: 'contents', ...THEME }}>
        {children}
      </div>
    </MantineProvider>
  );
}
