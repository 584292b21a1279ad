// Inversify's original explains circular dependencies. Only developers need that, and the development server uses the original.
export function handleResolveError(_params, error) {
  throw error;
}
