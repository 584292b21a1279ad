// Declared here, because the package's exports do not name its types.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
}
