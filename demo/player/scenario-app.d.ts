declare module 'virtual:scenario-app' {
  export const code: string;
  export const styles: string;
  export const environment: Readonly<Record<string, string>>;
}
