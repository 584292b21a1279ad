import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '../../src/ui/lazy-component';

test('A page that could not be downloaded is downloaded when it is next shown', async () => {
  const download = vi.fn(() => Promise.resolve(() => <p>Here</p>)).mockRejectedValueOnce(new Error('no network'));
  const Page = lazyComponent(download);
  // React writes an error in place of the page.
  const shown = async () => text((await prerenderToNodeStream(<Page />, { onError: () => {} })).prelude);
  expect(await shown()).toContain('no network');
  expect(await shown()).toContain('<p>Here</p>');
});
