// Declared here, because the package's `exports` do not lead to its types.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
}
