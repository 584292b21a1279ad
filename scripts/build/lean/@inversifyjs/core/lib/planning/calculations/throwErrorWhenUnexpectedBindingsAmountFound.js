// Inversify's original has longer messages, and also refuses several bindings. Only developers need that, and the development server uses it.
export function throwErrorWhenUnexpectedBindingsAmountFound(bindings, _isOptional, { elem }) {
  if (bindings === undefined || bindings.length === 0) throw new Error(`Nothing is bound to ${String(elem.serviceIdentifier)}.`);
}
