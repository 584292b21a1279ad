// TypeScript would find no types: the `exports` in the package.json of 'dom-accessibility-api' do not name the package's types.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
  export function computeAccessibleDescription(element: Element): string;
}
