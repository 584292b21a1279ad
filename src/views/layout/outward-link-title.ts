import { createContext } from 'react';

/** The title attribute of links out of the app, which screen readers read after the link's text. The demo sets another title. */
export const OutwardLinkTitleContext = createContext('Opens in a new tab');
