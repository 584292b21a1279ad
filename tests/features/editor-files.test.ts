import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScenarios } from '../../demo/player/scenarios';
import { GLUE_FILE, SETTINGS_FILE } from '../../features/reports/editor-files';
import { runCucumber } from './run-cucumber';

const folder = mkdtempSync(join(tmpdir(), 'editor-files-'));
beforeAll(() => void runCucumber('-p', 'editors', '--format-options', JSON.stringify({ folder })));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([SETTINGS_FILE, GLUE_FILE])('%s has the steps of today; if not, run npm run editors', (name) => {
  expect(readFileSync(name, 'utf8')).toBe(readFileSync(join(folder, name), 'utf8'));
});

/** The Cucumber expressions of all steps, read from the glue file for editors as an editor reads it. */
function readGlue(): readonly CucumberExpression[] {
  const registry = new ParameterTypeRegistry();
  const settings = JSON.parse(readFileSync(SETTINGS_FILE, 'utf8')) as { readonly 'cucumber.parameterTypes': readonly { readonly name: string; readonly regexp: string }[] };
  for (const { name, regexp } of settings['cucumber.parameterTypes']) registry.defineParameterType(new ParameterType(name, new RegExp(regexp), null, (word: string) => word, false, false));
  const glue = readFileSync(GLUE_FILE, 'utf8');
  return [...glue.matchAll(/^(?:Given|When|Then)\('(.*)', \(\) => \{\}\);$/gm)].map(([, text]) => new CucumberExpression(text!.replaceAll("\\'", "'"), registry));
}

test('each step of each scenario is one for an editor, and a wrong word is none', () => {
  const expressions = readGlue();
  const isStep = (text: string) => expressions.some((expression) => expression.match(text) !== null);
  const steps = globSync('features/*.feature').flatMap((path) => readScenarios(readFileSync(path, 'utf8'), path).flatMap((scenario) => scenario.steps));
  expect(steps.length).toBeGreaterThan(1000);
  expect([...new Set(steps.map(({ text }) => text))].filter((text) => !isStep(text))).toEqual([]);
  expect(['she goes onn', 'Meera is at the walking page', 'she chooses "Express" as Pakage', 'Maera is logged in'].filter(isStep)).toEqual([]);
});
