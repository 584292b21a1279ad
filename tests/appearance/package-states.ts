import { SERVICES, type Service } from '../../src/domain/services';
import { DETAILS } from '../support/details';
import { pageOf } from '../support/pages';
import { findPart, goOnWithErrors, inTurn, stopAnswers } from './actions';
import type { State } from './state';

/** The states of a service's first page that exist for each service. */
const statesOf = (service: Service): readonly State[] => {
  const opens = `/${service}/1`;
  return [
    { name: `${service} 1, empty`, opens },
    { name: `${service} 1, all chosen`, jumpsTo: pageOf(service, 'package page') },
    { name: `${service} 1, errors`, opens, action: goOnWithErrors },
    {
      name: `${service} 1, loading packages`,
      isLoading: true,
      action: inTurn(stopAnswers, (customer) => customer.movesTo(opens), findPart({ role: 'status', name: 'Loading packages' })),
    },
    { name: `${service} 1, no packages`, preset: 'no-packages', opens, action: (customer) => customer.findsText('No packages right now') },
    {
      name: `${service} 1, packages failed`,
      preset: 'packages-failing',
      opens,
      logged: /packages/,
      action: (customer) => customer.findsText('We could not load the packages. Tap Reload to try again.'),
    },
  ];
};

/** The states of each service's first page. */
export const PACKAGE_STATES: readonly State[] = [
  ...SERVICES.flatMap(statesOf),
  {
    name: 'training 1, all add-ons shown',
    opens: '/training/1',
    action: async (customer) => {
      await customer.gives(DETAILS.read('Package'), 'Complete Companion');
      const folded = async () => (await customer.driver.read('pressables')).find((name) => name.endsWith('more'));
      for (let name = await folded(); name; name = await folded()) await customer.presses(name);
      await customer.toggles(DETAILS.read('Select Extra Add Ons (with additional cost)'), 'Sunday home visit');
    },
  },
  {
    name: 'grooming 1, trim chosen',
    opens: '/grooming/1',
    action: (customer) => customer.gives(DETAILS.read('Hair Trimming'), 'Summer Trim'),
  },
];
