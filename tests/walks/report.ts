import { mkdirSync, writeFileSync } from 'node:fs';
import { RUN } from './start';

/** The numbers of random test runs, of the actions in them, and of the bookings that the server accepted. */
export type Totals = Record<'walks' | 'moves' | 'bookings', number>;

/** Logs the random seed before the test runs begin. If the program is killed later, the log still has the seed to repeat them. */
export function announce(where: string, walks: number): void {
  console.info(`${walks} walks ${where} with the seed ${RUN.seed} begin.`);
}

/** Writes the totals and the random seed to a file in reports/, and logs them. */
export function report(where: string, { walks, moves, bookings }: Totals): void {
  const name = `walks-${where.replaceAll(' ', '-')}`;
  // A short run must not overwrite the report of a long one.
  const [folder, file] = RUN.isLong ? ['reports/walks', `${name}-${walks}-seed-${RUN.seed}.md`] : ['reports', `${name}.md`];
  mkdirSync(folder, { recursive: true });
  const line = `${walks} walks ${where} with the seed ${RUN.seed}: ${moves} moves, ${bookings} bookings.`;
  writeFileSync(`${folder}/${file}`, `${line}\n`);
  console.info(line);
}
