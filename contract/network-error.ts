/** Not the error's message, which may contain ids of customers. */
export function codeOf(error: unknown): string {
  const { name, cause } = error as {
    readonly name?: string;
    readonly cause?: { readonly code?: unknown; readonly message?: unknown };
  };
  if (typeof cause?.code === 'string') return cause.code;
  // `fetch` refuses ports of other services, such as 25 for mail, without a code.
  return cause?.message === 'bad port' ? 'bad port' : (name ?? 'unknown error');
}
