import { SERVICES, type Service } from '../../src/domain/services';
import { DETAILS } from '../support/details';
import { expectPage } from '../support/flows';
import { pageOf } from '../support/pages';
import { completePage, goOnWithErrors, inTurn, openPart, type Action } from './actions';
import type { State } from './state';

/** Fills in a service's first page, and goes on to its empty second page. */
const goToPage = (service: Service): Action =>
  inTurn(completePage(service, 'package page'), (customer) => expectPage(customer, pageOf(service, 'date page')));

const statesOf = (service: Service): readonly State[] => [
  { name: `${service} 2, empty`, opens: `/${service}/1`, action: goToPage(service) },
  { name: `${service} 2, filled in`, jumpsTo: pageOf(service, 'date page') },
  { name: `${service} 2, errors`, opens: `/${service}/1`, action: inTurn(goToPage(service), goOnWithErrors) },
];

const jumpsTo = pageOf('walking', 'date page');
const shownMonth = 'November 2026, choose month and year';
const openCalendar = openPart('Open calendar', { role: 'table' });

/** The states of each service's second page and of its calendar. */
export const SCHEDULE_STATES: readonly State[] = [
  ...SERVICES.flatMap(statesOf),
  {
    name: 'walking 2, day and time wrong',
    opens: '/walking/1',
    action: async (customer, page) => {
      await goToPage('walking')(customer, page);
      await customer.gives(DETAILS.read('Start date'), 'yesterday');
      await customer.toggles(DETAILS.read('Time slots'), 'Morning');
      await goOnWithErrors(customer, page);
    },
  },
  {
    name: 'walking 2, day with two readings',
    opens: '/walking/1',
    action: async (customer, page) => {
      await goToPage('walking')(customer, page);
      await customer.gives(DETAILS.read('Start date'), '02/03/2027');
    },
  },
  { name: 'calendar, days', jumpsTo, action: openCalendar },
  { name: 'calendar, months', jumpsTo, action: inTurn(openCalendar, openPart(shownMonth, { role: 'button', name: 'Dec' })) },
  {
    name: 'calendar, years',
    jumpsTo,
    action: inTurn(
      openCalendar,
      openPart(shownMonth, { role: 'button', name: '2026, choose year' }),
      openPart('2026, choose year', { role: 'button', name: '2027' }),
    ),
  },
];
