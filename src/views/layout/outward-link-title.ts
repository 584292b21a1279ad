import { createContext } from 'react';

/** The `title` of links that leave the app. Screen readers read it after the link's text. The demo sets another title. */
export const OutwardLinkTitleContext = createContext('Opens in a new tab');
