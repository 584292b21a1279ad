import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Pace } from './pace';
import type { Ending } from './play';
import { hasWords, type Scenario } from './scenarios';

export type StepState = 'waiting' | 'running' | 'passed' | 'failed';

export const SCREENS = ['computer', 'phone'] as const;
export type Screen = (typeof SCREENS)[number];

type Play = (scenario: Scenario, pace: Pace, onStep: (index: number) => void) => Promise<Ending | undefined>;

export class Player {
  readonly pace = new Pace();
  filter = '';
  screen: Screen = 'computer';
  chosen: Scenario | undefined;
  /** From 0. */
  current: number | undefined;
  ending: Ending | undefined;
  notice = '';
  private isRewinding = false;
  /** What a person started during a rewind: it runs after that. */
  #wish: (() => void) | undefined;
  #pauseBefore: number | undefined;
  #run: Promise<void> | undefined;
  readonly #perform: Play;

  constructor(
    readonly scenarios: readonly Scenario[],
    perform: Play,
  ) {
    this.#perform = perform;
    makeAutoObservable(this, { scenarios: false, pace: false, chosen: observableRef, ending: observableRef });
  }

  get found(): ReadonlyMap<string, readonly Scenario[]> {
    const fitting = this.scenarios.filter((scenario) => hasWords(scenario, this.filter));
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
    return !this.isRunning && this.ending === undefined;
  }

  stateOf(index: number): StepState {
    const { current, ending } = this;
    if (ending === 'passed') return 'passed';
    const last = ending?.step ?? current ?? -1;
    return index < last ? 'passed' : index > last ? 'waiting' : ending ? 'failed' : 'running';
  }

  chooseScreen(screen: Screen): void {
    this.screen = screen;
  }

  search(text: string): void {
    this.filter = text;
  }

  async choose(scenario: Scenario | undefined, notice = ''): Promise<void> {
    this.isRewinding = false;
    await this.stop();
    runInAction(() => {
      this.chosen = scenario;
      this.ending = undefined;
      this.notice = notice;
    });
  }

  /** From the start, or on after a pause, and up to the step of this number or to the end. */
  play(pauseBefore?: number, isHurrying = false): void {
    if (this.isRewinding) {
      this.#wish = () => this.play(pauseBefore, isHurrying);
      return;
    }
    this.#pauseBefore = pauseBefore;
    this.pace.isHurrying = isHurrying;
    this.pace.isPaused = false;
    this.begin();
  }

  stepOn(): void {
    this.play(this.isRewinding ? 1 : (this.current ?? 0) + 1);
  }

  hurry(): void {
    this.pace.isHurrying = true;
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

  private begin(): void {
    const { chosen, pace } = this;
    if (!chosen || this.isRunning) return;
    pace.isStopped = false;
    this.current = 0;
    this.ending = undefined;
    this.#run = this.#perform(chosen, pace, (index) => this.arriveAt(index)).then((ending) =>
      runInAction(() => {
        pace.isHurrying = false;
        this.current = undefined;
        this.ending = ending;
      }),
    );
  }

  private arriveAt(step: number): void {
    this.current = step;
    if (step !== this.#pauseBefore) return;
    this.pace.isHurrying = false;
    this.pace.isPaused = true;
  }

  private async stop(): Promise<void> {
    this.#wish = undefined;
    this.pace.isStopped = true;
    await this.#run;
  }
}
