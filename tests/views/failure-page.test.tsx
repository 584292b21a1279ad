import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailurePage } from '../../src/views/failure-page';

test('The failure page leads to the start, and names the release for support', () => {
  const page = renderToStaticMarkup(<FailurePage release="2026-11-23" />);
  expect(page).toContain(`<a href="${import.meta.env.BASE_URL}" class="lone-link">Go back to the start</a>`);
  expect(page).toContain('For support: release 2026-11-23');
});
