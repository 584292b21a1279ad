import { mkdirSync, writeFileSync } from 'node:fs';
import { RUN } from './start';

/** The numbers of walks taken, and of their moves and their accepted bookings. */
export type Totals = Record<'walks' | 'moves' | 'bookings', number>;

/** Logs the seed before the walks begin, because a run that is killed logs nothing at its end. */
export function announce(where: string, walks: number): void {
  console.info(`${walks} walks ${where} with the seed ${RUN.seed} begin.`);
}

/** Writes the totals with their seed to a file in reports/, and logs them. */
export function report(where: string, { walks, moves, bookings }: Totals): void {
  const name = `walks-${where.replaceAll(' ', '-')}`;
  // A short run must not overwrite the report of a long one.
  const [folder, file] = RUN.isLong ? ['reports/walks', `${name}-${walks}-seed-${RUN.seed}.md`] : ['reports', `${name}.md`];
  mkdirSync(folder, { recursive: true });
  const line = `${walks} walks ${where} with the seed ${RUN.seed}: ${moves} moves, ${bookings} bookings.`;
  writeFileSync(`${folder}/${file}`, `${line}\n`);
  console.info(line);
}
