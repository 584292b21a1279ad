/** The code of a network error, such as 'ECONNREFUSED', else the error's name. Not its message, which may contain ids of customers. */
export function codeOf(error: unknown): string {
  const { name, cause } = error as {
    readonly name?: string;
    readonly cause?: { readonly code?: unknown; readonly message?: unknown };
  };
  if (typeof cause?.code === 'string') return cause.code;
  // `fetch` refuses ports of other services, such as 25 for mail, with this message and without a code.
  return cause?.message === 'bad port' ? 'bad port' : (name ?? 'unknown error');
}
