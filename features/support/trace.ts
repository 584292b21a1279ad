import { dequal } from 'dequal';
import type { MockBackend, RecordedRequest } from '../../mocks/backend';
import type { Customer } from '../../tests/library/customer';

/** In characters. Longer bodies contain pictures of pets, which are unreadable as text. */
const LONGEST_BODY = 500;

interface TracedStep {
  readonly step: string;
  readonly calls: readonly RecordedRequest[];
  readonly consoleLines: readonly string[];
  readonly outline: readonly string[];
  readonly picture: Buffer | undefined;
}

export class Trace {
  private readonly steps: TracedStep[] = [];
  private callCount = 0;
  private consoleCount = 0;

  /** While the page is just being replaced, its outline stays empty. A picture takes the browser long, so only a changed page gets one. */
  async record(step: string, customer: Customer, backend: MockBackend | undefined): Promise<void> {
    const isOpened = customer.isOpened;
    const outline = isOpened ? (await customer.driver.read('outline').catch(() => '')).split('\n') : [];
    const hasChanged = !dequal(outline, this.steps.at(-1)?.outline ?? []);
    const requests = backend?.requests ?? [];
    const consoleLines = isOpened ? [...customer.loggedFailures(), ...customer.unexpectedErrors()] : [];
    this.steps.push({
      step,
      calls: requests.slice(this.callCount),
      consoleLines: consoleLines.slice(this.consoleCount),
      outline,
      picture: hasChanged ? await customer.driver.picture?.().catch(() => undefined) : undefined,
    });
    this.callCount = requests.length;
    this.consoleCount = consoleLines.length;
  }

  /** JPEGs of the page after each step that changed it; empty without a browser. */
  get pictures(): readonly { readonly step: string; readonly picture: Buffer }[] {
    return this.steps.flatMap(({ step, picture }) => (picture ? { step, picture } : []));
  }

  /** With the lines that vanished from the page (-) or appeared on it (+). */
  toString(): string {
    return this.steps
      .map((each, index) => [each.step, ...linesOf(each, this.steps[index - 1]?.outline ?? [])].join('\n'))
      .join('\n\n');
  }
}

function linesOf({ calls, consoleLines, outline }: TracedStep, before: readonly string[]): readonly string[] {
  return [
    ...calls.map((call) => `  call     ${callLine(call)}`),
    ...consoleLines.map((line) => `  console  ${line}`),
    ...without(before, outline).map((line) => `  -  ${line}`),
    ...without(outline, before).map((line) => `  +  ${line}`),
  ];
}

function callLine({ method, path, body, status }: RecordedRequest): string {
  const answer = status === undefined ? 'waits' : status === 0 ? 'no answer' : status;
  return `${method} ${path} → ${answer}${body === undefined ? '' : ` ${JSON.stringify(body).slice(0, LONGEST_BODY)}`}`;
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '' && !others.includes(line));
}
