import type { PresetName } from '../../mocks/presets';
import type { Page } from '../../src/domain/progress';

/** The names of the pages in the panel, with the number of their step. */
export const PAGE_LABELS: Readonly<Record<Page, string>> = {
  package: '1 Package',
  schedule: '2 Date and time',
  signUp: '3 Sign up',
  login: '3 Log in',
  address: '3 Address',
  petDetails: '4 Pet',
  summary: 'Summary',
};

/** A preset's name in the panel: 'New city launch'. */
export function titleOf(name: PresetName): string {
  const words = name.replaceAll('-', ' ').replace(/\botp\b/, 'OTP');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
