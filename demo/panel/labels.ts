import type { ScenarioName } from '../../mocks/scenarios';
import type { Page } from '../../src/domain/progress';

/** The pages as the panel names them, each with its step. */
export const PAGE_LABELS: Readonly<Record<Page, string>> = {
  package: '1 Package',
  schedule: '2 Date and time',
  signUp: '3 Sign up',
  login: '3 Log in',
  address: '3 Address',
  petDetails: '4 Pet',
  summary: 'Summary',
};

/** A scenario's name as people read it: 'New city launch'. */
export function titleOf(name: ScenarioName): string {
  const words = name.replaceAll('-', ' ').replace(/\botp\b/, 'OTP');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
