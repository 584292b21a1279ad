import { MantineProvider } from '@mantine/core';
// Mantine's page-wide sheets, as a layer: they come with the first fields, after the app's own rules, and have to give way to them.
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from '../theme';

/**
 * What Mantine's fields need around them. It stands around the pages that have such fields and not around the app, for the
 * first page has none and should not have to wait for it.
 */
export function MantineFields({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
