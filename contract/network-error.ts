/** The code of a network error, such as 'ECONNREFUSED'. Its message may hold the address with the ids in it. */
export function codeOf(error: unknown): string {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: unknown; readonly message?: unknown } };
  if (typeof cause?.code === 'string') return cause.code;
  // `fetch` makes no call to ports of other services, such as 25.
  return cause?.message === 'bad port' ? 'bad port' : (name ?? 'unknown error');
}
