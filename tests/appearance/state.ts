import type { Visitor } from './visitor';

/** A way that the app can look. */
export interface State {
  readonly name: string;
  /** Comes there from anywhere. */
  readonly come: (visitor: Visitor) => Promise<void>;
  /** The only width that has it; without it all have. */
  readonly onlyAt?: 360 | 1280;
  /** What is on its way is what the state is about. */
  readonly isFetching?: boolean;
  /** What the console tells, where that is what the state is about. */
  readonly logged?: RegExp;
}
