import type { Attachment, Envelope } from '@cucumber/messages';
import type { KnownStep } from '../support/vocabulary';
import { stepLines } from './vocabulary-text';

/** The text that reports show beside an unknown step: a spelling hint, if there is one, and the nearest steps. */
export function unknownStepText(nearest: readonly KnownStep[], hint: string | undefined): string {
  const answer =
    nearest.length === 0
      ? ['There is no such step, and no similar one. For all steps: npm run steps']
      : ['There is no such step. The nearest ones are:', ...nearest.map(stepLines)];
  return [...(hint ? [hint] : []), ...answer].join('\n');
}

/**
 * Makes a filter for Cucumber's messages. Beside an undefined step readers get the advice on its text, in place of the source
 * code that Cucumber suggests.
 */
export function withAdvice(advise: (text: string) => string): (message: Envelope) => readonly Envelope[] {
  const textOf = new Map<string, string>();
  const pickleStepOf = new Map<string, string>();
  const unknown = new Set<string>();
  return (message) => {
    const { pickle, testCase, suggestion, testStepFinished } = message;
    for (const { id, text } of pickle?.steps ?? []) textOf.set(id, text);
    for (const { id, pickleStepId } of testCase?.testSteps ?? []) if (pickleStepId) pickleStepOf.set(id, pickleStepId);
    if (suggestion) {
      unknown.add(suggestion.pickleStepId);
      return [];
    }
    const pickleStep = testStepFinished && pickleStepOf.get(testStepFinished.testStepId);
    if (!pickleStep || !unknown.has(pickleStep)) return [message];
    return [message, { attachment: note(advise(textOf.get(pickleStep)!), testStepFinished) }];
  };
}

/** Cucumber shows text of this media type as a note beside a step. */
const NOTE = 'text/x.cucumber.log+plain';

/** Whether a message is a screenshot or notes of a failed scenario, as opposed to a note beside a step. */
export function isEvidence({ attachment }: Envelope): boolean {
  return attachment !== undefined && attachment.mediaType !== NOTE;
}

type StepInRun = Required<Pick<Attachment, 'testCaseStartedId' | 'testStepId' | 'timestamp'>>;

function note(body: string, { testCaseStartedId, testStepId, timestamp }: StepInRun): Attachment {
  return {
    body,
    contentEncoding: 'IDENTITY' as Attachment['contentEncoding'],
    mediaType: NOTE,
    testCaseStartedId,
    testStepId,
    timestamp,
  };
}
