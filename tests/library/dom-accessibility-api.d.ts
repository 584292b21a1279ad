// The `exports` in the package.json of 'dom-accessibility-api' do not name its types.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
  export function computeAccessibleDescription(element: Element): string;
}
