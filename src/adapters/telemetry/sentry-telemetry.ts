import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type Event, type StackFrame } from '@sentry/browser';
import type { Telemetry, TelemetryEvent } from '../../ports/telemetry';
import type { TelemetryOptions } from './options';
import { sendableEventOf, type SendableEvent } from './sendable-event';

/** Sends each event to Sentry. Uses no integrations of Sentry, because they would watch the page and add data to events. */
export class SentryTelemetry implements Telemetry {
  private readonly client: BrowserClient;

  constructor(private readonly options: TelemetryOptions) {
    const { url: dsn, release } = options;
    this.client = new BrowserClient({
      dsn,
      release,
      transport: makeFetchTransport,
      stackParser: defaultStackParser,
      integrations: [],
      sendClientReports: false,
      // Without this setting, each event would ask Sentry to keep the visitor's IP address.
      dataCollection: { userInfo: false },
    });
    this.client.init();
  }

  record(event: TelemetryEvent): void {
    const { page, base, isWanted } = this.options;
    // Each event gets its own scope. Events of one scope share a trace id, which would link them to one visit.
    if (isWanted()) this.client.captureEvent(sentryEventOf(sendableEventOf(event, page(), base), base), {}, new Scope());
  }
}

/** An event in Sentry's format. Each frame has the URL of its script, by which Sentry finds the script's source map. */
function sentryEventOf(event: SendableEvent, base: string): Event {
  const { kind, page, name = '', frames = [], call = '', status = '', failure = '', action = '', fields = [], element = '', rating = '', value } = event;
  const tags = { kind, page, action, fields: fields.join(), element, rating, ...(value !== undefined && { value }) };
  if (kind !== 'error') {
    return { level: kind === 'call' ? 'error' : 'info', message: [kind, name, action, call, status || failure].filter(Boolean).join(' '), tags };
  }
  // Sentry expects the outermost frame first, so the frames are reversed.
  const stack: StackFrame[] = [];
  for (const frame of frames) {
    const [file = '', line, column] = frame.split(':');
    stack.unshift({ filename: base + file, lineno: Number(line), colno: Number(column), in_app: true });
  }
  return { level: 'error', exception: { values: [{ type: name, value: '', stacktrace: { frames: stack } }] }, tags };
}
