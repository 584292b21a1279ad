/**
 * The title of every link out of the app, which is read as its description: the name stays what is written. Literal, so that a
 * build for a server holds no word of the demo.
 */
export const OUTWARD_TITLE = import.meta.env.VITE_API === 'mock' ? 'Leaves the demo, in a new tab' : 'Opens in a new tab';
