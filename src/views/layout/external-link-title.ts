import { createContext } from 'react';

/** The title attribute of links out of the app. Screen readers read it after the link's text. */
export const ExternalLinkTitle = createContext('Opens in a new tab');
