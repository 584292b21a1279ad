import { createContext } from 'react';

/** The title attribute of links out of the app, which screen readers read after the link's text. */
export const OutwardLinkTitle = createContext('Opens in a new tab');
