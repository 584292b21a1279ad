// Inversify's original explains circular dependencies. Only developers need that, and the development server uses the original.
export function handlePlanError(_params, error) {
  throw error;
}
