import { MantineProvider } from '@mantine/core';
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
