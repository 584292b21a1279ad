import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './mantine-parts.module.css';

const noRootElement = () => undefined;

/**
 * What the two parts that are Mantine's need around them: the list of suggestions and the calendar. All other controls are the
 * browser's own, which a slow phone draws in a fraction of the time. Mantine would put its variables and its colour scheme on the
 * document's root, where each change costs a look at all that is on the page; here they reach no further than its parts.
 */
export function MantineParts({ children }: { children: ReactNode }) {
  return (
    <MantineProvider forceColorScheme="light" getRootElement={noRootElement} withCssVariables={false} withGlobalClasses={false}>
      {/* Its light scheme in both: the colours that it takes here are the app's, and follow the system by themselves. */}
      <div data-mantine-color-scheme="light" className={styles.parts}>
        {children}
      </div>
    </MantineProvider>
  );
}
