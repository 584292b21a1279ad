// The original explains circular dependencies. Only developers need that, and they run without this stand-in.
export function handlePlanError(_params, error) {
  throw error;
}
