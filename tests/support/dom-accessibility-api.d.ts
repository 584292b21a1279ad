// The package has types, but its exports do not name them.
declare module 'dom-accessibility-api' {
  /** The name that assistive technology tells of an element. */
  export function computeAccessibleName(element: Element): string;
}
