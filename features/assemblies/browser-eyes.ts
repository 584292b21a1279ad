import type { Locator, Page } from 'playwright-core';
import type { Complaint } from '../support/customer';

/** An option of a group as assistive technology tells it. */
export interface SeenOption {
  readonly name: string;
  readonly isOn: boolean;
}

/** Playwright tells what assistive technology is told, a line an element: `- radio "1 Walk" [checked]`. */
const TOLD_ELEMENT = /^\s*- '?(?<role>\w+) "(?<name>(?:[^"\\]|\\.)*)"(?<states>(?: \[[^\]]+\])*)/;

/** The accessible name of an element. One that has just gone is not waited for: who looks looks again. */
export async function accessibleName(element: Locator): Promise<string> {
  const [line = ''] = (await element.ariaSnapshot({ timeout: 500 })).split('\n');
  return TOLD_ELEMENT.exec(line)?.groups?.name?.replaceAll('\\"', '"') ?? '';
}

/** The radios or checkboxes of a group, or the toggles of one that has neither, in order. */
export async function readOptions(group: Locator): Promise<readonly SeenOption[]> {
  const told = (await group.ariaSnapshot()).split('\n').map((line) => TOLD_ELEMENT.exec(line)?.groups ?? {});
  const hasInputs = told.some(({ role }) => role === 'radio' || role === 'checkbox');
  return told
    .filter(({ role = '' }) => (hasInputs ? ['radio', 'checkbox'] : ['button']).includes(role))
    .map(({ name = '', states = '' }) => ({ name, isOn: /\[(checked|pressed)\]/.test(states) }));
}

/**
 * The fields that are marked as wrong, each with the message that ends its accessible description. A group cannot be marked
 * itself: where several controls share a message, it is their group's. Throws where a message stands more than once on the
 * page (decision B3).
 */
export async function complaintsOn(page: Page): Promise<readonly Complaint[]> {
  const wrong = page.locator(WRONG_FIELD).filter({ visible: true });
  const fieldsByMessage = new Map<string, Locator[]>();
  for (const [index, message] of (await wrong.evaluateAll(readMessages)).entries()) {
    fieldsByMessage.set(message, [...(fieldsByMessage.get(message) ?? []), wrong.nth(index)]);
  }
  return Promise.all(
    [...fieldsByMessage].map(async ([message, fields]) => {
      const count = await page.getByText(message, { exact: true }).filter({ visible: true }).count();
      if (count > 1) throw new Error(`'${message}' stands ${count} times on the page.`);
      const [first] = fields;
      const field = fields.length > 1 ? first!.locator(CLOSEST_GROUP) : first!;
      return { field: await accessibleName(field), message };
    }),
  );
}

const WRONG_FIELD = '[aria-invalid="true"], [role="group"][aria-describedby$="-message"]';
const CLOSEST_GROUP = 'xpath=ancestor-or-self::*[@role="group" or self::fieldset][1]';

/** A field's description ends with its message; a hint may come before. */
function readMessages(fields: readonly Element[]): string[] {
  return fields.map((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').findLast((text) => text !== '') ?? '';
  });
}
