import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Pace } from './pace';
import type { Ending } from './play';
import { placeOf, type Scenario } from './scenarios';

export type StepState = 'waiting' | 'running' | 'passed' | 'failed';

/** The screens on which a scenario can play. */
export const SCREENS = ['computer', 'phone'] as const;
export type Screen = (typeof SCREENS)[number];

/** Plays a scenario and resolves to its ending. Calls `onStep` before each step, with the step's number from 0. */
type Play = (scenario: Scenario, pace: Pace, onStep: (index: number) => void) => Promise<Ending>;

/** A failed scenario, with the message of its failure. */
interface Failure {
  readonly scenario: Scenario;
  readonly sentence: string;
}

/** The state of the scenario player: the chosen scenario, its current step and its ending. */
export class Player {
  readonly pace = new Pace();
  filter = '';
  /** The screen for scenarios. Scenarios about phones always use a phone's. */
  screen: Screen = 'computer';
  chosen: Scenario | undefined;
  /** The step that runs, from 0; undefined before the first and after the last. */
  current: number | undefined;
  ending: Ending | undefined;
  /** The result of several scenarios, played one after the other. */
  tally: { readonly passed: number; readonly failed: readonly Failure[] } | undefined;
  /** A sentence to show until the next choice, such as why a link does not work; '' shows nothing. */
  notice = '';
  /** True during a rewind, which waits until the running step has ended. */
  private isRewinding = false;
  /** The action, such as playing, that a person started during a rewind. It runs after the rewind. */
  #wish: (() => void) | undefined;
  /** The number of the step before which the player pauses; undefined plays to the end. */
  #pauseBefore: number | undefined;
  /** The number of the step before which the player stops hurrying; undefined hurries to the end. */
  #hurriesTo: number | undefined;
  /** Resolves when the running scenario has ended. */
  #run: Promise<void> | undefined;
  readonly #perform: Play;

  constructor(
    readonly scenarios: readonly Scenario[],
    perform: Play,
  ) {
    this.#perform = perform;
    makeAutoObservable(this, {
      scenarios: false,
      pace: false,
      chosen: observableRef,
      ending: observableRef,
      tally: observableRef,
    });
  }

  /** The words of the filter in lower case, and each quoted text as a whole. */
  get words(): readonly string[] {
    return [...this.filter.toLowerCase().matchAll(/"([^"]+)|[^\s"]+/g)].map(([word, quoted = word]) => quoted);
  }

  /** The scenarios whose feature, rule, name or steps contain every word of the filter, by feature. */
  get found(): ReadonlyMap<string, readonly Scenario[]> {
    const fitting = this.scenarios.filter((scenario) => placeOf(this.words, scenario) !== undefined);
    const features = [...new Set(fitting.map(({ feature }) => feature))];
    return new Map(features.map((name) => [name, fitting.filter(({ feature }) => feature === name)]));
  }

  get isRunning(): boolean {
    return this.current !== undefined;
  }

  /** True while steps run one after the other, not singly or in a rewind. A pause would then have an effect. */
  get isPlaying(): boolean {
    return this.isRunning && !this.isRewinding && !this.pace.isPaused;
  }

  /** True if the chosen scenario is at its start: not yet played, or stopped. */
  get isAtStart(): boolean {
    return !this.isRunning && (this.ending === undefined || this.ending === 'stopped');
  }

  /** The state of a step of the chosen scenario, by its number from 0. */
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

  /** Ends the running scenario, then chooses another, or none. Clears the tally, and shows the notice. */
  async choose(scenario: Scenario | undefined, { notice = '' } = {}): Promise<void> {
    this.isRewinding = false;
    await this.stop();
    runInAction(() => {
      this.chosen = scenario;
      this.ending = undefined;
      this.tally = undefined;
      this.notice = notice;
    });
  }

  /** Plays the chosen scenario from its start, or goes on after a pause. */
  play(): void {
    this.playUntil(undefined);
  }

  /** Runs the next step, then pauses. */
  stepOn(): void {
    this.onceBack(() => {
      this.begin();
      this.pace.stepOn();
    });
  }

  /** Plays, or goes on after a pause, and pauses before the step with this number. Undefined plays to the end. */
  playUntil(step: number | undefined): void {
    this.onceBack(() => {
      this.#pauseBefore = step;
      this.pace.goOn();
      this.begin();
    });
  }

  /** Plays at the speed 'at once' until the step at which `playUntil` pauses, or until the end. */
  hurry(): void {
    this.#hurriesTo = this.#pauseBefore;
    this.pace.hurry(true);
  }

  /** Plays at the speed 'at once', and pauses before the step with this number. Undefined plays to the end. */
  hurryTo(step?: number): void {
    this.onceBack(() => {
      this.playUntil(step);
      this.hurry();
    });
  }

  /** Goes back to the start of the chosen scenario. Then runs the action that a person started meanwhile, if any. */
  async rewind(): Promise<void> {
    this.isRewinding = true;
    await this.stop();
    const wish = this.#wish;
    this.#wish = undefined;
    runInAction(() => {
      this.ending = undefined;
      this.isRewinding = false;
      wish?.();
    });
  }

  /** Plays scenarios one after the other at the speed 'at once', then sets the tally. A stop ends this without a tally. */
  async playAll(scenarios: readonly Scenario[]): Promise<void> {
    const failed: Failure[] = [];
    let passed = 0;
    for (const scenario of scenarios) {
      await this.choose(scenario);
      this.hurryTo();
      await this.#run;
      const { ending } = this;
      if (ending === 'stopped') return;
      if (typeof ending === 'object') failed.push({ scenario, sentence: ending.failure });
      else passed += 1;
    }
    await this.choose(undefined);
    runInAction(() => (this.tally = { passed, failed }));
  }

  private begin(): void {
    const { chosen, pace } = this;
    if (!chosen || this.isRunning) return;
    pace.restart();
    this.current = 0;
    this.ending = undefined;
    this.#run = this.#perform(chosen, pace, (index) => this.arriveAt(index)).then((ending) =>
      runInAction(() => {
        this.pace.hurry(false);
        this.current = undefined;
        this.ending = ending;
      }),
    );
  }

  private arriveAt(step: number): void {
    this.current = step;
    if (step === this.#hurriesTo) this.pace.hurry(false);
    if (step === this.#pauseBefore) this.pace.pause();
  }

  /** Runs an action now, or after the rewind that is in progress. */
  private onceBack(act: () => void): void {
    if (this.isRewinding) this.#wish = act;
    else act();
  }

  private async stop(): Promise<void> {
    this.#pauseBefore = undefined;
    this.#wish = undefined;
    this.pace.stop();
    await this.#run;
  }
}
