import { createMockBackend } from '../../mocks/backend';
import { nearestSteps } from '../../features/reports/nearest-steps';
import { unknownStepText } from '../../features/reports/advice';
import { provideEnvironments } from '../../features/support/create-environment';
import { WORD_LISTS } from '../../features/support/parameter-types';
import '../../features/support/step-files';
import { KNOWN_STEPS } from '../../features/support/vocabulary';
import { Customer } from '../../tests/support/customer';
import { SCENARIO_START, type Device } from '../../tests/support/device';
import { DraftSnapshots } from '../../tests/support/draft-snapshots';
import { API_BASE_URL } from '../../tests/support/in-process/page-body';
import { spellingHint } from '../../tests/support/spelling-hints';
import { createWorld, DataTable, findStep, runHooks, Status } from './cucumber';
import { FrameTab, type Stage } from './frame-tab';
import { Pace, Stopped } from './pace';
import type { Scenario, Step } from './scenarios';

/** How a scenario ended. */
export type Ending = 'passed' | 'stopped' | { readonly failure: string; /** The step that failed; the number of steps if it failed after them. */ readonly step: number };

/** Where the frames are. */
interface Places {
  /** The element that shows the app. */
  readonly stage: () => HTMLElement;
  /** A hidden element for the frames that prepare a booking. */
  readonly backstage: HTMLElement;
  readonly point: Stage['point'];
}

/** Plays scenarios in frames: the visible one of the stage, and hidden ones that prepare a booking up to a page. */
export class Stagehand {
  private device: Device | undefined;
  private readonly backend = createMockBackend({ clock: { now: () => this.device?.startsAt ?? SCENARIO_START }, baseUrl: API_BASE_URL });

  private pace = new Pace();

  constructor({ stage, backstage, point }: Places) {
    const hidden: Stage = { element: () => backstage, pace: atOnce(), point: () => {} };
    const snapshots = new DraftSnapshots((device, backend) => new FrameTab(device, backend, hidden));
    provideEnvironments(async () => ({
      backend: this.backend,
      newCustomer: (device) => {
        this.device = device;
        return new Customer(new FrameTab(device, this.backend, { element: stage, pace: this.pace, point }), snapshots);
      },
      stop: async () => {},
    }));
  }

  /** Plays a scenario. `onStep` is called before each step with its number, from 0. */
  async play(scenario: Scenario, pace: Pace, onStep: (index: number) => void): Promise<Ending> {
    this.pace = pace;
    const world = createWorld('page');
    const about = { pickle: { name: scenario.name, tags: scenario.tags.map((name) => ({ name })) } };
    let ending: Ending = 'passed';
    let index = 0;
    try {
      await runHooks('before', world, about);
      for (const step of scenario.steps) {
        await pace.beforeStep();
        onStep(index);
        await this.runStep(world, step);
        pace.afterStep();
        index += 1;
      }
    } catch (error) {
      ending = endingOf(error, index);
    }
    try {
      await runHooks('after', world, { ...about, result: { status: ending === 'passed' ? Status.PASSED : Status.FAILED } });
    } catch (error) {
      if (ending === 'passed') ending = endingOf(error, index);
    }
    return ending;
  }

  private async runStep(world: ReturnType<typeof createWorld>, { text, table }: Step): Promise<void> {
    const argument = table && { dataTable: table };
    const pickleStep = { text, argument };
    const run = findStep(text);
    if (!run) throw new Error(unknownStepText(nearestSteps(text, KNOWN_STEPS, WORD_LISTS), spellingHint(text)));
    await runHooks('beforeStep', world, { pickleStep });
    await run(world, table && new DataTable(table));
    await runHooks('afterStep', world, { pickleStep, result: { status: Status.PASSED } });
  }
}

function endingOf(error: unknown, step: number): Ending {
  if (error instanceof Stopped) return 'stopped';
  return { failure: error instanceof Error ? error.message : String(error), step };
}

function atOnce(): Pace {
  const pace = new Pace();
  pace.choose('at once');
  return pace;
}
