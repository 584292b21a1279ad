import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { loadGoogleMaps } from '../../../src/adapters/google/google-maps';

const root = vi.hoisted(() => ({ render: vi.fn(), unmount: vi.fn() }));
vi.mock('react-dom/client', () => ({ createRoot: () => root }));

test.each(['onLoad', 'onFailure'])('each try leaves no React root behind: %s', async (outcome) => {
  vi.stubGlobal('document', { createElement: () => undefined });
  root.unmount.mockClear();
  const loading = loadGoogleMaps('key').catch(() => {});
  expect(root.unmount).not.toHaveBeenCalled();
  const [loader] = root.render.mock.lastCall as [ReactElement<Record<string, () => void>>];
  loader.props[outcome]!();
  await loading;
  expect(root.unmount).toHaveBeenCalledTimes(1);
});
