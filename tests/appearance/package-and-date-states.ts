import { SERVICES, type Service } from '../../src/domain/services';
import { DETAILS } from '../library/details';
import { expectPage } from '../library/flows';
import { pageOf } from '../library/pages';
import { completePage, findPart, goOnWithErrors, inTurn, openPart, stopAnswers, type Action } from './actions';
import type { State } from './state';

const statesOfPackagePage = (service: Service): readonly State[] => [
  { name: `${service} 1, empty`, opens: `/${service}/1`, beginsWithPackages: true },
  { name: `${service} 1, all chosen`, jumpsTo: pageOf(service, 'package page'), beginsWithPackages: true },
  { name: `${service} 1, errors`, opens: `/${service}/1`, action: goOnWithErrors },
];

const showAllAddOns: Action = async (customer) => {
  await customer.gives(DETAILS.read('Package'), 'Complete Companion');
  const folded = async () => (await customer.driver.read('pressables')).find((name) => name.endsWith('more'));
  for (let name = await folded(); name; name = await folded()) await customer.presses(name);
  await customer.toggles(DETAILS.read('Select Extra Add Ons (with additional cost)'), 'Sunday home visit');
};

const goToDates = (service: Service): Action =>
  inTurn(completePage(service, 'package page'), (customer) => expectPage(customer, pageOf(service, 'date page')));

const statesOfDatePage = (service: Service): readonly State[] => [
  { name: `${service} 2, empty`, opens: `/${service}/1`, action: goToDates(service) },
  { name: `${service} 2, filled in`, jumpsTo: pageOf(service, 'date page') },
  { name: `${service} 2, errors`, opens: `/${service}/1`, action: inTurn(goToDates(service), goOnWithErrors) },
];

const giveWrongDayAndTime = inTurn(
  goToDates('walking'),
  (customer) => customer.gives(DETAILS.read('Start date'), 'yesterday'),
  (customer) => customer.toggles(DETAILS.read('Time slots'), 'Morning'),
  goOnWithErrors,
);
const jumpsTo = pageOf('walking', 'date page');
const openCalendar = openPart('Open calendar', { role: 'table' });
const openMonths = inTurn(
  openCalendar,
  openPart('November 2026, choose month and year', { role: 'button', name: '2026, choose year' }),
);

export const PACKAGE_AND_DATE_STATES: readonly State[] = [
  ...SERVICES.flatMap(statesOfPackagePage),
  // While there are no packages, the services look alike.
  {
    name: 'walking 1, loading packages',
    isLoading: true,
    action: inTurn(
      stopAnswers,
      (customer) => customer.movesTo('/walking/1'),
      findPart({ role: 'status', name: 'Loading packages' }),
    ),
  },
  {
    name: 'walking 1, no packages',
    preset: 'no-packages',
    opens: '/walking/1',
    action: (customer) => customer.findsText('No packages right now'),
  },
  {
    name: 'walking 1, packages failed',
    preset: 'packages-failing',
    opens: '/walking/1',
    logged: /packages/,
    action: (customer) => customer.findsText('We could not load the packages. Tap Reload to try again.'),
  },
  { name: 'training 1, all add-ons shown', opens: '/training/1', beginsWithPackages: true, action: showAllAddOns },
  {
    name: 'grooming 1, trim chosen',
    opens: '/grooming/1',
    beginsWithPackages: true,
    action: (customer) => customer.gives(DETAILS.read('Hair Trimming'), 'Summer Trim'),
  },
  // Training and grooming have one date page.
  ...(['walking', 'training'] as const).flatMap(statesOfDatePage),
  { name: 'walking 2, day and time wrong', opens: '/walking/1', action: giveWrongDayAndTime },
  { name: 'calendar, days', jumpsTo, action: openCalendar },
  { name: 'calendar, months', jumpsTo, action: openMonths },
  {
    name: 'calendar, years',
    jumpsTo,
    action: inTurn(openMonths, openPart('2026, choose year', { role: 'button', name: '2027' })),
  },
];
