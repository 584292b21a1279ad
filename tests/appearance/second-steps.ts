import { SERVICES, type Service } from '../../src/domain/services';
import { DETAILS } from '../support/details';
import { arriveAt } from '../support/journey';
import { pageOf } from '../support/pages';
import { goOnFrom, goOnInVain, open } from './acts';
import type { State } from './state';

const statesOf = (service: Service): readonly State[] => {
  const opens = `/${service}/1`;
  const page = pageOf(service, 'date page');
  return [
    {
      name: `${service} 2, empty`,
      opens,
      act: async (customer) => {
        await goOnFrom(customer, service, 'package page');
        await arriveAt(customer, page);
      },
    },
    { name: `${service} 2, filled in`, jumpsTo: page },
    {
      name: `${service} 2, errors`,
      opens,
      act: async (customer) => {
        await goOnFrom(customer, service, 'package page');
        await arriveAt(customer, page);
        await goOnInVain(customer);
      },
    },
  ];
};

const walkingDates = pageOf('walking', 'date page');
const shownMonth = 'November 2026, choose month and year';

/** The second page of each service, with its calendar. */
export const SECOND_STEPS: readonly State[] = [
  ...SERVICES.flatMap(statesOf),
  {
    name: 'walking 2, day and time wrong',
    opens: '/walking/1',
    act: async (customer) => {
      await goOnFrom(customer, 'walking', 'package page');
      await customer.gives(DETAILS.read('Start date'), 'yesterday');
      await customer.toggles(DETAILS.read('Time slots'), 'Morning');
      await goOnInVain(customer);
    },
  },
  {
    name: 'calendar, days',
    jumpsTo: walkingDates,
    act: (customer) => open(customer, 'Open calendar', { role: 'table' }),
  },
  {
    name: 'calendar, months',
    jumpsTo: walkingDates,
    act: async (customer) => {
      await customer.presses('Open calendar');
      await open(customer, shownMonth, { role: 'button', name: 'Dec' });
    },
  },
  {
    name: 'calendar, years',
    jumpsTo: walkingDates,
    act: async (customer) => {
      await customer.presses('Open calendar');
      await customer.presses(shownMonth);
      await open(customer, '2026, choose year', { role: 'button', name: '2027' });
    },
  },
];
