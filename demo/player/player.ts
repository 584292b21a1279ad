import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Pace } from './pace';
import type { Ending } from './play';
import { placeOf, type Scenario } from './scenarios';

export type StepState = 'waiting' | 'running' | 'passed' | 'failed';

export const SCREENS = ['computer', 'phone'] as const;
export type Screen = (typeof SCREENS)[number];

type Play = (scenario: Scenario, pace: Pace, onStep: (index: number) => void) => Promise<Ending>;

interface Failure {
  readonly scenario: Scenario;
  readonly sentence: string;
}

export class Player {
  readonly pace = new Pace();
  filter = '';
  screen: Screen = 'computer';
  chosen: Scenario | undefined;
  /** From 0. */
  current: number | undefined;
  ending: Ending | undefined;
  tally: { readonly passed: number; readonly failed: readonly Failure[] } | undefined;
  notice = '';
  /** A rewind waits until the running step has ended. */
  private isRewinding = false;
  /** What a person started during a rewind: it runs after that. */
  #wish: (() => void) | undefined;
  #pauseBefore: number | undefined;
  #hurriesTo: number | undefined;
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

  /** In lower case, and each quoted text as a whole. */
  get words(): readonly string[] {
    return [...this.filter.toLowerCase().matchAll(/"([^"]+)|[^\s"]+/g)].map(([word, quoted = word]) => quoted);
  }

  get found(): ReadonlyMap<string, readonly Scenario[]> {
    const fitting = this.scenarios.filter((scenario) => placeOf(this.words, scenario) !== undefined);
    const features = [...new Set(fitting.map(({ feature }) => feature))];
    return new Map(features.map((name) => [name, fitting.filter(({ feature }) => feature === name)]));
  }

  get isRunning(): boolean {
    return this.current !== undefined;
  }

  get isPlaying(): boolean {
    return this.isRunning && !this.isRewinding && !this.pace.isPaused;
  }

  get isAtStart(): boolean {
    return !this.isRunning && (this.ending === undefined || this.ending === 'stopped');
  }

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

  play(): void {
    this.playUntil(undefined);
  }

  stepOn(): void {
    this.onceBack(() => {
      this.begin();
      this.pace.stepOn();
    });
  }

  playUntil(step: number | undefined): void {
    this.onceBack(() => {
      this.#pauseBefore = step;
      this.pace.goOn();
      this.begin();
    });
  }

  hurry(): void {
    this.#hurriesTo = this.#pauseBefore;
    this.pace.hurry(true);
  }

  hurryTo(step?: number): void {
    this.onceBack(() => {
      this.playUntil(step);
      this.hurry();
    });
  }

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
