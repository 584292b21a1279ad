import { makeAutoObservable, when } from 'mobx';

/** How fast a scenario plays: the pauses in milliseconds before a scene of a talk track, before each action, and between two typed letters. */
export interface Speed {
  readonly scene: number;
  readonly action: number;
  readonly letter: number;
}

export const SPEEDS = {
  'at once': { scene: 0, action: 0, letter: 0 },
  slow: { scene: 2000, action: 700, letter: 60 },
  'very slow': { scene: 4000, action: 1800, letter: 140 },
} as const satisfies Readonly<Record<string, Speed>>;

export type SpeedName = keyof typeof SPEEDS;

/** A scenario was stopped before its end. */
export class Stopped extends Error {}

/** When the player may go on: its speed, its pause, and single steps. */
export class Pace {
  speed: SpeedName = 'slow';
  isPaused = false;
  /** True while a single step runs, though the player pauses. */
  private hasLeave = false;
  private isStopped = false;

  constructor() {
    makeAutoObservable(this);
  }

  choose(speed: SpeedName): void {
    this.speed = speed;
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

  /** Ends the running scenario at its next action. */
  stop(): void {
    this.isStopped = true;
  }

  restart(): void {
    this.isStopped = false;
    this.hasLeave = false;
  }

  /** Waits until the next step may run. */
  async beforeStep(): Promise<void> {
    await when(() => this.isStopped || !this.isPaused || this.hasLeave);
    this.throwIfStopped();
  }

  /** Takes the leave for a single step back. */
  afterStep(): void {
    this.hasLeave = false;
  }

  /** Waits before a scene, so that its sentence is heard first. */
  async beforeScene(): Promise<void> {
    await this.rest('scene');
  }

  /** Waits before an action, so that a person sees what comes. */
  async beforeAction(): Promise<void> {
    await this.rest('action');
  }

  async beforeLetter(): Promise<void> {
    await this.rest('letter');
  }

  /** True if all is done at once, without showing it. */
  get isAtOnce(): boolean {
    return this.speed === 'at once';
  }

  private async rest(kind: keyof Speed): Promise<void> {
    const { [kind]: pause } = SPEEDS[this.speed];
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    await when(() => this.isStopped || !this.isPaused || this.hasLeave);
    this.throwIfStopped();
  }

  private throwIfStopped(): void {
    if (this.isStopped) throw new Stopped();
  }
}
