import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppRun } from '../../demo/app-run';
import { BrowserOutwardNavigation } from '../../src/adapters/browser/browser-outward-navigation';
import { ConsoleLogger } from '../../src/adapters/browser/console-logger';
import { MemoryStorage } from '../../src/adapters/browser/memory-storage';
import type { Logger } from '../../src/ports/logger';
import { RecordingLogger } from './recording-logger';

interface Log {
  readonly logger: Logger;
  readonly errors: () => readonly string[];
  readonly infos: () => readonly string[];
}

afterEach(() => vi.restoreAllMocks());

function consoleLog(): Log {
  const written = (level: 'error' | 'info') => {
    const { mock } = vi.spyOn(console, level).mockImplementation(() => {});
    return () => mock.calls.map(([message]) => String(message));
  };
  return { logger: new ConsoleLogger(), errors: written('error'), infos: written('info') };
}

function recordedLog(): Log {
  const logger = new RecordingLogger();
  return { logger, errors: () => logger.errors, infos: () => logger.infos };
}

function demoLog(): Log {
  const log = recordedLog();
  const run = new AppRun({ now: () => 0, storage: new MemoryStorage(), logger: log.logger, position: () => 'denied', outwardNavigation: new BrowserOutwardNavigation() });
  return { ...log, logger: run.device().logger };
}

describe.each<{ name: string; open: () => Log }>([
  { name: 'ConsoleLogger', open: consoleLog },
  { name: "the demo's logger", open: demoLog },
  { name: 'RecordingLogger', open: recordedLog },
])('$name', ({ open }) => {
  test('passes on an error as it is', () => {
    const { logger, errors, infos } = open();
    logger.error('GET breeds: status 500');
    expect([errors(), infos()]).toEqual([['GET breeds: status 500'], []]);
  });

  test('keeps a note apart from errors', () => {
    const { logger, errors, infos } = open();
    logger.info('GET breeds: tried again');
    expect([errors(), infos()]).toEqual([[], ['GET breeds: tried again']]);
  });
});
