// Explains circular needs, which show in development.
export function handlePlanError(_params, error) {
  throw error;
}
