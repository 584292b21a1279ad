import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppRun } from '../../demo/app-run';
import { BrowserOutwardNavigation } from '../../src/adapters/browser/browser-outward-navigation';
import { ConsoleLogger } from '../../src/adapters/browser/console-logger';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import type { Logger } from '../../src/ports/telemetry';
import { RecordingLogger } from './recording-logger';

interface Log {
  readonly logger: Logger;
  readonly errors: () => readonly string[];
}

afterEach(() => vi.restoreAllMocks());

function consoleLog(): Log {
  const { mock } = vi.spyOn(console, 'error').mockImplementation(() => {});
  return { logger: new ConsoleLogger(), errors: () => mock.calls.map(([message]) => String(message)) };
}

function recordedLog(): Log {
  const logger = new RecordingLogger();
  return { logger, errors: () => logger.errors };
}

function demoLog(): Log {
  const log = recordedLog();
  const run = new AppRun({ now: () => 0, storage: new MemoryStorage(), logger: log.logger, position: () => 'denied', outwardNavigation: new BrowserOutwardNavigation() });
  return { ...log, logger: run.browser().logger };
}

describe.each<{ name: string; open: () => Log }>([
  { name: 'ConsoleLogger', open: consoleLog },
  { name: "the demo's logger", open: demoLog },
  { name: 'RecordingLogger', open: recordedLog },
])('$name', ({ open }) => {
  test('passes on an error as it is', () => {
    const { logger, errors } = open();
    logger.error('GET breeds: status 500');
    expect(errors()).toEqual(['GET breeds: status 500']);
  });
});
