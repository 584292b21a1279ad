import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './mantine-parts.module.css';

const noRootElement = () => undefined;

/**
 * The provider around Mantine's two parts, the suggestions and the calendar. All other controls are the browser's own, which
 * are faster. Its variables stay off the document's root, where each change makes the browser restyle the whole page.
 */
export function MantineParts({ children }: { children: ReactNode }) {
  return (
    <MantineProvider forceColorScheme="light" getRootElement={noRootElement} withCssVariables={false} withGlobalClasses={false}>
      {/* Always its light scheme: its colours are the app's, which follow the system themselves. */}
      <div data-mantine-color-scheme="light" className={styles.parts}>
        {children}
      </div>
    </MantineProvider>
  );
}
