// Saves a picture of the page after each passed scenario, for `npm run spec -- --pictures`. The demo's player does not load this file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { After, Status } from '@cucumber/cucumber';
import { keyOf } from '../../scripts/spec/runs';
import type { ScenarioWorld } from './scenario-world';

After(async function (this: ScenarioWorld, { pickle: { uri, name, steps }, result }) {
  const folder: unknown = this.parameters.pictures;
  if (typeof folder !== 'string' || result?.status !== Status.PASSED) return;
  await this.settles();
  const { picture } = await this.customer.evidence();
  if (!picture) return;
  const said = steps.map(({ text, argument }) => ({ text, table: argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${keyOf({ feature: basename(uri, '.feature'), name, steps: said })}.png`), picture);
});
