import type { Attachment, Envelope } from '@cucumber/messages';
import type { KnownStep } from '../support/vocabulary';
import { stepLines } from './vocabulary-text';

/** The text that reports show beside an unknown step: the spelling hint, if it is defined, and the nearest steps. */
export function unknownStepText(nearest: readonly KnownStep[], hint: string | undefined): string {
  const answer =
    nearest.length === 0
      ? ['There is no such step, and no similar one. For all steps: npm run steps']
      : ['There is no such step. The nearest ones are:', ...nearest.map(stepLines)];
  return [...(hint ? [hint] : []), ...answer].join('\n');
}

/**
 * Makes a filter for Cucumber's messages. It removes the source code that Cucumber suggests for an unknown step, and adds the text of
 * `advise` to that step.
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

/** Whether a message attaches a screenshot or text about a failed scenario. Returns false for the advice on an unknown step. */
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
