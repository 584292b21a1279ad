import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe leaves off by itself and is left off here too; all else that it leaves off, such as the size of targets, is on. */
const LEFT_OFF: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'Level AAA, and the app promises AA.',
  'label-content-name-mismatch': 'An experiment, which takes what a button shows, such as the place that was chosen, for its label.',
};

const ALL_RULES: axe.RunOptions = {
  rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !(ruleId in LEFT_OFF) }])),
  resultTypes: ['violations'],
};

/** The rules whose answer the scheme and the width can change without changing what is on the page. */
const RULES_OF_LOOKS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
  resultTypes: ['violations'],
};

/** Runs all of axe's rules on a page as it looks now, or those only that a look can break: 'rule (impact) element: what is wrong' of each element. */
export async function audit(page: Page, of: 'everything' | 'looks'): Promise<readonly string[]> {
  // Another look at the same page has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, html, failureSummary = '' }) =>
        `${id} (${impact}) ${target.join(' ')} ${html.slice(0, 160)}: ${failureSummary.replace(/\s+/g, ' ')}`),
    );
  }, of === 'everything' ? ALL_RULES : RULES_OF_LOOKS);
}
