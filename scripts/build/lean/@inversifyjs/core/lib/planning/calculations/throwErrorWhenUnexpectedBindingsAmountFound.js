// The original tells more and refuses several bindings too. Only developers need that, and they run without this stand-in.
export function throwErrorWhenUnexpectedBindingsAmountFound(bindings, _isOptional, { elem }) {
  if (bindings === undefined || bindings.length === 0) throw new Error(`Nothing is bound to ${String(elem.serviceIdentifier)}.`);
}
