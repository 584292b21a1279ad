import { makeAutoObservable, runInAction, when } from 'mobx';

/** The pauses in milliseconds. */
export const SPEEDS = {
  'at once': { scene: 0, action: 0, letter: 0 },
  slow: { scene: 2000, action: 700, letter: 60 },
  'very slow': { scene: 4000, action: 1800, letter: 140 },
} as const;

export type SpeedName = keyof typeof SPEEDS;

export class Stopped extends Error {}

export class Pace {
  isHurrying = false;
  isPaused = false;
  isHeld = false;
  isStopped = false;

  constructor(public speed: SpeedName = 'slow') {
    makeAutoObservable(this);
  }

  choose(speed: SpeedName): void {
    this.speed = speed;
  }

  pause(): void {
    this.isPaused = true;
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
    const mayGoOn = () => this.isStopped || !this.isPaused;
    runInAction(() => (this.isHeld = !mayGoOn()));
    await when(mayGoOn);
    runInAction(() => (this.isHeld = false));
    if (this.isStopped) throw new Stopped();
  }
}
