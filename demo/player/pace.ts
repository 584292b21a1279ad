import { makeAutoObservable, runInAction, when } from 'mobx';

/** The pauses in milliseconds. */
export const SPEEDS = {
  'at once': { scene: 0, action: 0, letter: 0 },
  slow: { scene: 2000, action: 700, letter: 60 },
  'very slow': { scene: 4000, action: 1800, letter: 140 },
} as const;

export type SpeedName = keyof typeof SPEEDS;

/** Ends a running scenario that somebody has stopped. */
export class Stopped extends Error {}

export class Pace {
  speed: SpeedName = 'slow';
  isHurrying = false;
  isPaused = false;
  /** True while a scenario waits, because it is paused. */
  isHeld = false;
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

  stepOn(): void {
    this.isPaused = true;
    this.hasLeave = true;
  }

  stop(): void {
    this.isStopped = true;
  }

  restart(): void {
    this.isStopped = false;
    this.hasLeave = false;
  }

  afterStep(): void {
    this.hasLeave = false;
  }

  get isAtOnce(): boolean {
    return this.isHurrying || this.speed === 'at once';
  }

  async restBefore(kind: 'scene' | 'action' | 'letter'): Promise<void> {
    const pause = this.isAtOnce ? 0 : SPEEDS[this.speed][kind];
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    await this.untilAllowed();
  }

  async untilAllowed(): Promise<void> {
    const mayGoOn = () => this.isStopped || !this.isPaused || this.hasLeave;
    runInAction(() => (this.isHeld = !mayGoOn()));
    await when(mayGoOn);
    runInAction(() => (this.isHeld = false));
    if (this.isStopped) throw new Stopped();
  }
}
