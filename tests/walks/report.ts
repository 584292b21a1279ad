import { mkdirSync, writeFileSync } from 'node:fs';
import { RUN } from './start';

/** What came of some walks. */
export type Walked = Record<'walks' | 'moves' | 'bookings', number>;

/** Says before the walks which they are: a run that is ended from outside says nothing of them any more. */
export function announce(where: string, walks: number): void {
  console.info(`${walks} walks ${where} with the seed ${RUN.seed} begin.`);
}

/** Leaves in reports/ how many walks were taken, with the seed that brings them again; of walks that all led nowhere wrong only. */
export function report(where: string, { walks, moves, bookings }: Walked): void {
  const name = `walks-${where.replaceAll(' ', '-')}`;
  // The next short run does not replace what a long one leaves.
  const [folder, file] = RUN.isLong ? ['reports/walks', `${name}-${walks}-seed-${RUN.seed}.md`] : ['reports', `${name}.md`];
  mkdirSync(folder, { recursive: true });
  const line = `${walks} walks ${where} with the seed ${RUN.seed}: ${moves} moves, ${bookings} bookings.`;
  writeFileSync(`${folder}/${file}`, `${line}\n`);
  console.info(line);
}
