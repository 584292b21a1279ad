// Explains circular needs, which show in development.
export function handleResolveError(_params, error) {
  throw error;
}
