// The app reads no header of an answer.
export default () => ({});
