/** The title of every link out of the app. Both are literals, so that a production build holds no word of the demo. */
export const OUTWARD_TITLE = import.meta.env.VITE_API === 'mock' ? 'Leaves the demo, in a new tab' : 'Opens in a new tab';
