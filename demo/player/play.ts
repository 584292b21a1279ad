import { createMockBackend } from '../../mocks/backend';
import { provideEnvironments } from '../../features/support/environment';
import '../../features/support/hooks';
import { Customer } from '../../tests/library/customer';
import { SCENARIO_START, type Device } from '../../tests/library/device';
import { DraftSnapshots } from '../../tests/library/draft-snapshots';
import type { PickedFile } from '../../tests/library/driver';
import { API_BASE_URL } from '../../tests/library/in-process/page-body';
import { createWorld, DataTable, findStep, runHooks, Status } from './cucumber';
import { applyBrand, type Brand } from '../brand';
import { drawPet } from '../draw-pet';
import { FrameTab, type Stage } from './frame-tab';
import { Pace, Stopped } from './pace';
import type { Scenario, Step } from './scenarios';
import { TALK_TRACKS } from './talk-tracks';

import.meta.glob('../../features/steps/*.ts', { eager: true });

/** `step` is from 0; the count of steps if the failure came after the last. */
export type Ending = 'passed' | { readonly failure: string; readonly step: number };

type PageListener = (page: Document, logged: () => readonly string[]) => void;

interface Options {
  readonly show: Stage['show'];
  readonly hide: Stage['show'];
  readonly brandOf: (track: string) => Brand;
  readonly qrText: string;
  /** In talk tracks, in milliseconds since the epoch; the day of scenarios is fixed. */
  readonly now: number;
  readonly isPhone: () => boolean;
}

const AT_ONCE = new Pace('at once');

export class ScenarioRunner {
  private device: Device | undefined;
  private readonly backend = createMockBackend({
    clock: { now: () => this.device?.startsAt ?? SCENARIO_START },
    baseUrl: API_BASE_URL,
  });

  private pace = AT_ONCE;
  /** Undefined while a scenario plays, because scenarios expect the app's default brand. */
  private brand: Brand | undefined;
  private customer: Customer | undefined;
  private onPageByHand: PageListener | undefined;

  constructor(private readonly options: Options) {
    const { show, hide, isPhone, now, qrText } = options;
    const onLoad = (page: Document) => {
      if (!this.brand) return;
      applyBrand(page, this.brand);
      page.documentElement.dataset.qrText = qrText;
    };
    const hidden: Stage = { show: hide, pace: AT_ONCE, onLoad };
    const snapshots = new DraftSnapshots((device, backend) => new FrameTab(device, backend, hidden));
    provideEnvironments(async () => ({
      backend: this.backend,
      newCustomer: (device) => {
        this.device = device;
        if (isPhone()) device.isPhone = true;
        if (this.brand) {
          device.startsAt = now;
          if (this.brand.name !== '') device.settings = { ...device.settings, VITE_BRAND_NAME: this.brand.name };
        }
        const { onPageByHand } = this;
        const listen = (page: Document) => (onPageByHand ?? onLoad)(page, () => this.logged);
        return (this.customer = new Customer(
          new FrameTab(device, this.backend, {
            show,
            pace: this.pace,
            onLoad: listen,
            isUsedByHand: onPageByHand !== undefined,
            pet: this.brand && drawnPet(),
          }),
          snapshots,
        ));
      },
      stop: async () => {},
    }));
  }

  async play(scenario: Scenario, pace: Pace, onStep: (index: number) => void): Promise<Ending | undefined> {
    this.pace = pace;
    this.brand = scenario.feature === TALK_TRACKS ? this.options.brandOf(scenario.name) : undefined;
    const world = createWorld();
    const about = { pickle: { name: scenario.name, tags: scenario.tags.map((name) => ({ name })) } };
    let ending: Ending | undefined = 'passed';
    let index = 0;
    try {
      await runHooks('before', world, about);
      for (const step of scenario.steps) {
        onStep(index);
        await pace.untilAllowed();
        if (scenario.sceneStarts?.includes(index)) await pace.restBefore('scene');
        await this.runStep(world, step);
        index += 1;
      }
    } catch (error) {
      ending = endingOf(error, index);
    }
    try {
      await runHooks('after', world, {
        ...about,
        result: { status: ending === 'passed' ? Status.PASSED : Status.FAILED },
      });
    } catch (error) {
      if (ending === 'passed') ending = endingOf(error, index);
    }
    return ending;
  }

  async open(steps: readonly string[], onLoad: PageListener) {
    this.pace = AT_ONCE;
    this.brand = undefined;
    this.onPageByHand = onLoad;
    const world = createWorld();
    await runHooks('before', world, { pickle: { name: '', tags: [] } });
    const customer = this.customer!;
    try {
      for (const text of steps) await this.runStep(world, { text });
    } catch (error) {
      await customer.leaves();
      throw error;
    } finally {
      this.onPageByHand = undefined;
    }
    return { backend: this.backend, close: () => customer.leaves() };
  }

  private get logged(): readonly string[] {
    return this.customer?.isOpened ? this.customer.loggedFailures() : [];
  }

  private async runStep(world: ReturnType<typeof createWorld>, { text, table }: Omit<Step, 'keyword'>): Promise<void> {
    const pickleStep = { text, argument: table && { dataTable: table } };
    const run = findStep(text);
    await runHooks('beforeStep', world, { pickleStep });
    await run(world, table && new DataTable(table));
    await runHooks('afterStep', world, { pickleStep, result: { status: Status.PASSED } });
  }
}

function endingOf(error: unknown, step: number): Ending | undefined {
  if (error instanceof Stopped) return undefined;
  return { failure: error instanceof Error ? error.message : String(error), step };
}

async function drawnPet(): Promise<PickedFile | undefined> {
  const jpeg = await drawPet();
  if (jpeg === '') return undefined;
  const content = Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0));
  return { name: 'pet.jpg', mimeType: 'image/jpeg', content };
}
