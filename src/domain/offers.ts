import type { ExtraAddOn } from './packages';
import { PRICED_IN_QUOTE_TEXT } from './money';
import { counted, namesInSentence } from './text';

interface WithAddOns {
  readonly addOns: readonly (string | ExtraAddOn)[];
}

export function addOnsLeftOut(before: WithAddOns, { addOns }: WithAddOns): readonly string[] {
  const nameOf = (addOn: string | ExtraAddOn) => (typeof addOn === 'string' ? addOn : addOn.name);
  const kept = new Set(addOns.map(nameOf));
  return before.addOns.map(nameOf).filter((name) => !kept.has(name));
}

export function noLongerOfferedText(names: readonly string[]): string {
  return names.length === 0 ? '' : `${namesInSentence(names)} ${names.length === 1 ? 'is' : 'are'} no longer offered.`;
}

export function noLongerSavedText(isAddressGone: boolean, gonePetCount: number): string {
  const gone = [isAddressGone && 'Your address', gonePetCount > 0 && counted(gonePetCount, 'pet')].filter(Boolean);
  const isOne = Number(isAddressGone) + gonePetCount === 1;
  return gone.length === 0 ? '' : `${gone.join(' and ')} ${isOne ? 'is' : 'are'} no longer saved.`;
}

/** Decision P8. */
export function priceChangeText(before: string, after: string): string {
  if (before === PRICED_IN_QUOTE_TEXT) return `The price is now ${after}.`;
  return `The price has changed: ${before} is now ${after === PRICED_IN_QUOTE_TEXT ? 'priced in your quote' : after}.`;
}
