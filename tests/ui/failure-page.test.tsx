import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailurePage } from '../../src/ui/failure-page';

test('The failure page leads to the start, and names the release for support', () => {
  const page = renderToStaticMarkup(<FailurePage release="2026-11-23" />);
  expect(page).toContain(`<a href="${import.meta.env.BASE_URL}" class="lone-link">Go back to the start</a>`);
  expect(page).toContain('For support: release 2026-11-23');
});

test('The heading takes the focus once: each render gives React the same function', () => {
  const headingFocus = () => {
    const { children } = (FailurePage({ release: '' }) as ReactElement<{ children: ReactNode[] }>).props;
    const heading = children.find((child) => (child as ReactElement).type === 'h1');
    return (heading as ReactElement<{ ref: unknown }>).props.ref;
  };
  expect(headingFocus()).toBeTypeOf('function');
  expect(headingFocus()).toBe(headingFocus());
});
