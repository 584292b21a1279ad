import { SERVICES, type Service } from '../../src/domain/services';
import type { State } from './state';
import type { Visitor } from './visitor';

/** What has to be chosen on a service's first page. */
const NEEDED: Readonly<Record<Service, readonly string[]>> = {
  walking: ['1 Walk', 'All Days', '30 min walk', 'Express'],
  training: ['Puppy Basics'],
  grooming: ['Bath & Brush'],
};

/** Comes to a service's second page with nothing on it filled in. */
export async function comesToSecondStep(visitor: Visitor, service: Service): Promise<void> {
  await visitor.begins(service);
  await visitor.checks(...NEEDED[service]);
  await visitor.comesBy('Next', visitor.heading('02. Book Date & Time'));
}

const statesOf = (service: Service): readonly State[] => [
  { name: `${service} 2, empty`, come: (visitor) => comesToSecondStep(visitor, service) },
  { name: `${service} 2, filled in`, come: (visitor) => visitor.jumps(service, 'schedule') },
  {
    name: `${service} 2, errors`,
    come: async (visitor) => {
      await comesToSecondStep(visitor, service);
      await visitor.goesOnInVain('Next');
    },
  },
];

/** The second page of each service, with its calendar. */
export const SECOND_STEPS: readonly State[] = [
  ...SERVICES.flatMap(statesOf),
  {
    name: 'walking 2, day and time wrong',
    come: async (visitor) => {
      await comesToSecondStep(visitor, 'walking');
      await visitor.types('Start date', 'yesterday');
      await visitor.checks('Morning');
      await visitor.goesOnInVain('Next');
    },
  },
  {
    name: 'calendar, days',
    come: async (visitor) => {
      await visitor.jumps('walking', 'schedule');
      await visitor.comesBy('Open calendar', visitor.page.getByRole('table'));
    },
  },
  {
    name: 'calendar, months',
    come: async (visitor) => {
      await visitor.jumps('walking', 'schedule');
      await visitor.presses('Open calendar');
      await visitor.comesBy('November 2026, choose month and year', visitor.page.getByRole('button', { name: 'Dec' }));
    },
  },
  {
    name: 'calendar, years',
    come: async (visitor) => {
      await visitor.jumps('walking', 'schedule');
      await visitor.presses('Open calendar');
      await visitor.presses('November 2026, choose month and year');
      await visitor.comesBy('2026, choose year', visitor.page.getByRole('button', { name: '2027' }));
    },
  },
];
