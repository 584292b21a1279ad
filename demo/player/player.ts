import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Pace, type SpeedName } from './pace';
import type { Ending } from './play';
import type { Scenario } from './scenarios';

/** What became of a step. */
export type StepState = 'waiting' | 'running' | 'passed' | 'failed';

export type Screen = 'computer' | 'phone';

/** Plays a scenario step by step. */
type Play = (scenario: Scenario, pace: Pace, onStep: (index: number) => void) => Promise<Ending>;

/** How many scenarios passed and failed when all were played. */
export interface Tally {
  readonly passed: number;
  readonly failed: readonly Scenario[];
}

/** The scenario player: which scenario is chosen, how far it is, and how it ended. */
export class Player {
  readonly pace = new Pace();
  filter = '';
  /** The screen of scenarios that do not say theirs. */
  screen: Screen = 'computer';
  chosen: Scenario | undefined;
  /** The step that runs, from 0; undefined before the first and after the last. */
  current: number | undefined;
  ending: Ending | undefined;
  tally: Tally | undefined;
  /** The step before which a run pauses. */
  private pauseBefore: number | undefined;
  /** The speed to return to after a hurry. */
  private usualSpeed: SpeedName | undefined;
  /** The run in progress. */
  private run: Promise<void> | undefined;

  constructor(
    readonly scenarios: readonly Scenario[],
    private readonly perform: Play,
  ) {
    makeAutoObservable<this, 'perform' | 'run' | 'pauseBefore' | 'usualSpeed'>(this, { pauseBefore: false, usualSpeed: false, scenarios: false, pace: false, perform: false, run: false, chosen: observableRef, ending: observableRef, tally: observableRef });
  }

  /** The scenarios that contain the words of the filter, by feature. */
  get found(): ReadonlyMap<string, readonly Scenario[]> {
    const words = this.filter.toLowerCase().split(/\s+/).filter(Boolean);
    const fitting = this.scenarios.filter(({ id, rule }) => words.every((word) => `${id} ${rule}`.toLowerCase().includes(word)));
    const features = [...new Set(fitting.map(({ feature }) => feature))];
    return new Map(features.map((name) => [name, fitting.filter(({ feature }) => feature === name)]));
  }

  get playableCount(): number {
    return this.scenarios.filter(({ obstacle }) => obstacle === undefined).length;
  }

  get isRunning(): boolean {
    return this.current !== undefined;
  }

  /** True while nothing of the chosen scenario has been played. */
  get isAtStart(): boolean {
    return !this.isRunning && (this.ending === undefined || this.ending === 'stopped');
  }

  /** What became of a step of the chosen scenario. */
  stateOf(index: number): StepState {
    const { current, ending } = this;
    if (current !== undefined) return index < current ? 'passed' : index === current ? 'running' : 'waiting';
    if (ending === 'passed') return 'passed';
    if (ending === undefined || ending === 'stopped') return 'waiting';
    return index < ending.step ? 'passed' : index === ending.step ? 'failed' : 'waiting';
  }

  chooseScreen(screen: Screen): void {
    this.screen = screen;
  }

  search(text: string): void {
    this.filter = text;
  }

  /** Chooses a scenario, or none; a running one ends. */
  async choose(scenario: Scenario | undefined): Promise<void> {
    await this.stop();
    runInAction(() => {
      this.chosen = scenario;
      this.ending = undefined;
      this.tally = undefined;
    });
  }

  /** Plays the chosen scenario from its start, or goes on after a pause. */
  play(): void {
    this.pace.goOn();
    this.begin();
  }

  /** Runs the next step, then pauses. */
  stepOn(): void {
    this.pace.stepOn();
    this.begin();
  }

  /** Plays, or goes on, until a step comes; without one, to the end. */
  playUntil(step: number | undefined): void {
    this.pauseBefore = step;
    this.play();
  }

  /** Runs at once until the next pause or the end. */
  hurry(): void {
    this.usualSpeed ??= this.pace.speed;
    this.pace.choose('at once');
  }

  /** Runs the rest of the scenario at once. */
  toEnd(): void {
    this.hurry();
    this.playUntil(undefined);
  }

  /** Goes back to the start of the chosen scenario, and waits there. */
  async rewind(): Promise<void> {
    await this.stop();
    runInAction(() => (this.ending = undefined));
  }

  /** Plays all scenarios at once that a page can play. */
  async playAll(): Promise<void> {
    const { speed } = this.pace;
    const failed: Scenario[] = [];
    let passed = 0;
    this.pace.choose('at once');
    for (const scenario of this.scenarios.filter(({ obstacle }) => obstacle === undefined)) {
      await this.choose(scenario);
      this.play();
      await this.run;
      if (this.ending === 'stopped') break;
      if (this.ending === 'passed') passed += 1;
      else failed.push(scenario);
    }
    this.pace.choose(speed);
    await this.choose(undefined);
    runInAction(() => (this.tally = { passed, failed }));
  }

  private begin(): void {
    const { chosen, pace } = this;
    if (!chosen || this.isRunning) return;
    pace.restart();
    this.current = 0;
    this.ending = undefined;
    this.run = this.perform(chosen, pace, (index) => this.arriveAt(index)).then((ending) =>
      runInAction(() => {
        this.endHurry();
        this.current = undefined;
        this.ending = ending;
      }),
    );
  }

  private arriveAt(step: number): void {
    this.current = step;
    if (step !== this.pauseBefore) return;
    this.pace.pause();
    this.endHurry();
  }

  private endHurry(): void {
    if (this.usualSpeed) this.pace.choose(this.usualSpeed);
    this.usualSpeed = undefined;
  }

  private async stop(): Promise<void> {
    this.pauseBefore = undefined;
    this.pace.stop();
    await this.run;
  }
}
