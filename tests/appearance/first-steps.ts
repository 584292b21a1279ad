import { SERVICES, type Service } from '../../src/domain/services';
import type { State } from './state';

/** The states of a service's first page that all services have. */
const statesOf = (service: Service): readonly State[] => [
  {
    name: `${service} 1, empty`,
    come: (visitor) => visitor.begins(service),
  },
  {
    name: `${service} 1, all chosen`,
    come: (visitor) => visitor.jumps(service, 'package'),
  },
  {
    name: `${service} 1, errors`,
    come: async (visitor) => {
      await visitor.begins(service);
      await visitor.settles();
      await visitor.goesOnInVain('Next');
    },
  },
  {
    name: `${service} 1, packages on their way`,
    isFetching: true,
    come: async (visitor) => {
      await visitor.begins('nowhere');
      await visitor.slowsDown();
      await visitor.goesTo(`${service}/1`);
      await visitor.page.getByRole('status', { name: 'Loading packages' }).waitFor();
    },
  },
  {
    name: `${service} 1, no packages`,
    come: async (visitor) => {
      await visitor.begins(service, 'no-packages');
      await visitor.page.getByText('There are no packages').waitFor();
    },
  },
  {
    name: `${service} 1, packages failed`,
    logged: /packages/,
    come: async (visitor) => {
      await visitor.begins(service, 'packages-failing');
      await visitor.page.getByText('The packages are not here yet.').waitFor();
    },
  },
];

/** The first page of each service. */
export const FIRST_STEPS: readonly State[] = [
  ...SERVICES.flatMap(statesOf),
  {
    name: 'training 1, included and extra add-ons unfolded',
    come: async (visitor) => {
      await visitor.begins('training');
      await visitor.checks('Complete Companion');
      const more = visitor.page.getByRole('button', { name: /more$/ });
      for (let count = await more.count(); count > 0; count -= 1) await more.first().click();
      await visitor.checks('Sunday home visit');
    },
  },
  {
    name: 'grooming 1, trim chosen',
    come: async (visitor) => {
      await visitor.begins('grooming');
      await visitor.checks('Summer Trim');
    },
  },
];
