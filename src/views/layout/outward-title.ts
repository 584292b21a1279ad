import { createContext } from 'react';

/** The title of every link out of the app. It is read as the link's description, so that the name stays the written one. */
export const OutwardTitle = createContext('Opens in a new tab');
