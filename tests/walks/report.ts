import { mkdirSync, writeFileSync } from 'node:fs';
import { RUN } from './start';

/** What came of some walks. */
export interface Walked {
  walks: number;
  moves: number;
  bookings: number;
}

/** Leaves in reports/ how many walks were taken, with the seed that brings them again. */
export function report(ground: string, { walks, moves, bookings }: Walked): void {
  // `npm test` clears its own reports only.
  const folder = RUN.isLong ? 'reports/walks' : 'reports';
  mkdirSync(folder, { recursive: true });
  const line = `${walks} walks ${ground} with the seed ${RUN.seed}: ${moves} moves, ${bookings} bookings.`;
  writeFileSync(`${folder}/walks-${ground.replaceAll(' ', '-')}.md`, `${line}\n`);
  console.info(line);
}
