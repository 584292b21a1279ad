import { makeAutoObservable, runInAction, when } from 'mobx';

/** The pauses of a scenario in milliseconds: before a scene of a talk track, before an action, and between two typed letters. */
export const SPEEDS = {
  'at once': { scene: 0, action: 0, letter: 0 },
  slow: { scene: 2000, action: 700, letter: 60 },
  'very slow': { scene: 4000, action: 1800, letter: 140 },
} as const;

export type SpeedName = keyof typeof SPEEDS;

/** Thrown inside a running scenario to end it, after somebody has stopped it. */
export class Stopped extends Error {}

/** Decides when a playing scenario goes on: its speed, pauses and single steps. */
export class Pace {
  speed: SpeedName = 'slow';
  /** True while the scenario runs at once, whatever the chosen speed. */
  isHurrying = false;
  isPaused = false;
  /** True while a scenario waits, because it is paused. */
  isHeld = false;
  /** True while one step may run although the player is paused. */
  private hasLeave = false;
  private isStopped = false;

  constructor() {
    makeAutoObservable(this);
  }

  choose(speed: SpeedName): void {
    this.speed = speed;
  }

  hurry(isHurrying: boolean): void {
    this.isHurrying = isHurrying;
  }

  pause(): void {
    this.isPaused = true;
    this.hasLeave = false;
  }

  goOn(): void {
    this.isPaused = false;
  }

  /** Lets one step run, then pauses. */
  stepOn(): void {
    this.isPaused = true;
    this.hasLeave = true;
  }

  /** Ends the running scenario: its next wait in this class throws `Stopped`. */
  stop(): void {
    this.isStopped = true;
  }

  restart(): void {
    this.isStopped = false;
    this.hasLeave = false;
  }

  /** Ends the permission that `stepOn` gave, so that a paused scenario waits before its next step. */
  afterStep(): void {
    this.hasLeave = false;
  }

  /** True if the player neither waits nor outlines controls. */
  get isAtOnce(): boolean {
    return this.isHurrying || this.speed === 'at once';
  }

  /**
   * Waits before a scene of a talk track, so that the presenter can say its sentence first; before an action, so that a viewer first sees
   * the outlined control; or before a letter.
   */
  async restBefore(kind: 'scene' | 'action' | 'letter'): Promise<void> {
    const pause = this.isAtOnce ? 0 : SPEEDS[this.speed][kind];
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    await this.untilAllowed();
  }

  /** Waits until the scenario may go on. Throws `Stopped` if somebody has stopped it. */
  async untilAllowed(): Promise<void> {
    const mayGoOn = () => this.isStopped || !this.isPaused || this.hasLeave;
    runInAction(() => (this.isHeld = !mayGoOn()));
    await when(mayGoOn);
    runInAction(() => (this.isHeld = false));
    if (this.isStopped) throw new Stopped();
  }
}
