export const UNIQUE_IDS = Symbol('UniqueIds');

/** Where names come from that nothing else has. */
export interface UniqueIds {
  /** A UUID that was never answered before. */
  create(): string;
}
