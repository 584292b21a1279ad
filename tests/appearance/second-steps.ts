import { SERVICES, type Service } from '../../src/domain/services';
import { DETAILS } from '../support/details';
import { expectPage } from '../support/flows';
import { pageOf } from '../support/pages';
import { goOnFrom, goOnInVain, inTurn, open, type Act } from './acts';
import type { State } from './state';

/** Comes to a service's second page with nothing on it filled in. */
const goToPage = (service: Service): Act =>
  inTurn(goOnFrom(service, 'package page'), (customer) => expectPage(customer, pageOf(service, 'date page')));

const statesOf = (service: Service): readonly State[] => [
  { name: `${service} 2, empty`, opens: `/${service}/1`, act: goToPage(service) },
  { name: `${service} 2, filled in`, jumpsTo: pageOf(service, 'date page') },
  { name: `${service} 2, errors`, opens: `/${service}/1`, act: inTurn(goToPage(service), goOnInVain) },
];

const jumpsTo = pageOf('walking', 'date page');
const shownMonth = 'November 2026, choose month and year';
const openCalendar = open('Open calendar', { role: 'table' });

/** The second page of each service, with its calendar. */
export const SECOND_STEPS: readonly State[] = [
  ...SERVICES.flatMap(statesOf),
  {
    name: 'walking 2, day and time wrong',
    opens: '/walking/1',
    act: async (customer, page) => {
      await goToPage('walking')(customer, page);
      await customer.gives(DETAILS.read('Start date'), 'yesterday');
      await customer.toggles(DETAILS.read('Time slots'), 'Morning');
      await goOnInVain(customer, page);
    },
  },
  {
    name: 'walking 2, day with two readings',
    opens: '/walking/1',
    act: async (customer, page) => {
      await goToPage('walking')(customer, page);
      await customer.gives(DETAILS.read('Start date'), '02/03/2027');
    },
  },
  { name: 'calendar, days', jumpsTo, act: openCalendar },
  { name: 'calendar, months', jumpsTo, act: inTurn(openCalendar, open(shownMonth, { role: 'button', name: 'Dec' })) },
  {
    name: 'calendar, years',
    jumpsTo,
    act: inTurn(
      openCalendar,
      open(shownMonth, { role: 'button', name: '2026, choose year' }),
      open('2026, choose year', { role: 'button', name: '2027' }),
    ),
  },
];
