import fc from 'fast-check';
import { expect } from 'vitest';
import { anyMoves } from './moves';
import type { Walked } from './report';
import { anyStart, type Start } from './start';
import { Walk, type Ground } from './walk';

interface Walking {
  readonly groundFor: (start: Start) => Ground;
  /** How many moves a walk has at the most. */
  readonly moves: number;
  /** Adds up the walks that led nowhere wrong. */
  readonly walked: Walked;
  /** Throws where something else is not well at the end of a walk. */
  readonly check?: () => void;
}

/** Whatever is done in a walk, all is well after each move, and one booking can be made in the end. */
export function anyWalk({ groundFor, moves: most, walked, check }: Walking) {
  let ground: Ground;
  return fc.asyncProperty(anyStart, anyMoves(() => ground, most), async (start, moves) => {
    ground = groundFor(start);
    try {
      const walk = new Walk(ground);
      await walk.begin(start.path);
      await fc.asyncModelRun(() => ({ model: {}, real: walk }), moves);
      const { way, bookings } = await walk.bookThrough();
      expect(way.at(-1), way.join(', ')).toBe('/thankyou');
      expect(bookings, 'bookings in the end').toBe(1);
      check?.();
      walk.addTo(walked);
    } finally {
      await ground.stop();
    }
  });
}
