// A shorter message: TypeScript checks what can be asked for.
export function throwErrorWhenUnexpectedBindingsAmountFound(bindings, _isOptional, { elem }) {
  if (bindings === undefined || bindings.length === 0) throw new Error(`Nothing is bound to ${String(elem.serviceIdentifier)}.`);
}
