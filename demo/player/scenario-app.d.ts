declare module 'virtual:scenario-app' {
  /** The text of the production app's script and of its style sheet. */
  export const code: string;
  export const styles: string;
  /** The `VITE_…` settings of the app's build for tests. */
  export const environment: Readonly<Record<string, string>>;
}
