import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Each with the reason. All others run, also those that axe disables by default, such as `target-size`. */
const DISABLED_RULES: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'Level AAA, and the app promises AA.',
  'label-content-name-mismatch': "Experimental: it takes a button's value, such as the chosen place, for its label.",
};

const OPTIONS: axe.RunOptions = {
  rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !(ruleId in DISABLED_RULES) }])),
  resultTypes: ['violations'],
};

/** What can differ between the modes of one state: all else is in the same elements. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size'];

/** On a page that `audit` has seen in another mode. */
export const auditLooks = (page: Page) => audit(page, { ...OPTIONS, runOnly: RULES_OF_LOOKS });

/** Returns 'rule (impact) selector HTML: problem' for each violation. */
export async function audit(page: Page, options = OPTIONS): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // On a page that is scrolled down, a control halfway under the sticky header would be too small.
  await page.evaluate(() => scrollTo(0, 0));
  return page.evaluate(async (own) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, own);
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ target, html, failureSummary = '' }) =>
          `${id} (${impact}) ${target.join(' ')} ${html.slice(0, 160)}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
  }, options);
}
