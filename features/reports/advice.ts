import type { Attachment, Envelope } from '@cucumber/messages';
import type { KnownStep } from '../support/vocabulary';
import { stepLines } from './vocabulary-text';

/** What is told of a step that nobody knows: a hint, where there is one, and the nearest steps. */
export function adviceOn(nearest: readonly KnownStep[], hint: string | undefined): string {
  const answer =
    nearest.length === 0
      ? ['There is no such step, and none that is near. All there are: npm run steps']
      : ['There is no such step. The nearest ones are:', ...nearest.map(stepLines)];
  return [...(hint ? [hint] : []), ...answer].join('\n');
}

/**
 * Makes a filter for Cucumber's messages. For a step that is not defined Cucumber suggests code; in place of that, its
 * readers get the advice that `advise` gives on the step's text, right below the step.
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

/** The kind of text that Cucumber shows as a note beside a step. */
const NOTE = 'text/x.cucumber.log+plain';

/** Whether a message is a picture or notes that a failed scenario left behind, and no note beside a step. */
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
