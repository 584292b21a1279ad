declare module 'virtual:scenario-app' {
  /** The production app as a script, and its style sheet. */
  export const code: string;
  export const styles: string;
  /** The variables of the tests' build. */
  export const environment: Readonly<Record<string, string>>;
}
