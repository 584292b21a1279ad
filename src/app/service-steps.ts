import type { Container, ServiceIdentifier } from 'inversify';
import { PACKAGES, type Packages } from '../ports/packages';
import type { AlertsViewModel } from '../view-models/alerts';
import type { AppointmentScheduleViewModel, AppointmentService } from '../view-models/appointment-schedule';
import type { DraftViewModel } from '../view-models/draft';
import type { FunnelViewModel } from '../view-models/funnel';
import type { GroomingPackageViewModel } from '../view-models/grooming-package';
import type { SessionViewModel } from '../view-models/session';
import type { TrainingPackageViewModel } from '../view-models/training-package';
import type { WalkingPackageViewModel } from '../view-models/walking-package';
import type { WalkingScheduleViewModel } from '../view-models/walking-schedule';
import { ALERTS_VIEW_MODEL, DRAFT, FUNNEL, SESSION } from './tokens';

// The first two steps of each service: one view-model a visit, loaded with its page.
export const WALKING_PACKAGE: ServiceIdentifier<WalkingPackageViewModel> = Symbol('WalkingPackage');
export const WALKING_SCHEDULE: ServiceIdentifier<WalkingScheduleViewModel> = Symbol('WalkingSchedule');
export const TRAINING_PACKAGE: ServiceIdentifier<TrainingPackageViewModel> = Symbol('TrainingPackage');
export const TRAINING_SCHEDULE: ServiceIdentifier<AppointmentScheduleViewModel> = Symbol('TrainingSchedule');
export const GROOMING_PACKAGE: ServiceIdentifier<GroomingPackageViewModel> = Symbol('GroomingPackage');
export const GROOMING_SCHEDULE: ServiceIdentifier<AppointmentScheduleViewModel> = Symbol('GroomingSchedule');

/** Composes the services' own steps for a visit to the funnel; they are asked for with `getAsync`. */
export function bindServiceSteps(visit: Container): void {
  visit.bind(WALKING_PACKAGE).toResolvedValue(
    async (packages: Packages, session: SessionViewModel, draft: DraftViewModel, funnel: FunnelViewModel) => {
      const { WalkingPackageViewModel } = await import('../view-models/walking-package');
      return new WalkingPackageViewModel({ packages, session, draft, funnel });
    },
    [PACKAGES, SESSION, DRAFT, FUNNEL],
  );
  visit.bind(WALKING_SCHEDULE).toResolvedValue(
    async (draft: DraftViewModel, funnel: FunnelViewModel, alerts: AlertsViewModel) => {
      const { WalkingScheduleViewModel } = await import('../view-models/walking-schedule');
      return new WalkingScheduleViewModel({ draft, funnel, alerts });
    },
    [DRAFT, FUNNEL, ALERTS_VIEW_MODEL],
  );
  visit.bind(TRAINING_PACKAGE).toResolvedValue(
    async (packages: Packages, draft: DraftViewModel, funnel: FunnelViewModel) => {
      const { TrainingPackageViewModel } = await import('../view-models/training-package');
      return new TrainingPackageViewModel({ packages, draft, funnel });
    },
    [PACKAGES, DRAFT, FUNNEL],
  );
  visit.bind(GROOMING_PACKAGE).toResolvedValue(
    async (packages: Packages, draft: DraftViewModel, funnel: FunnelViewModel) => {
      const { GroomingPackageViewModel } = await import('../view-models/grooming-package');
      return new GroomingPackageViewModel({ packages, draft, funnel });
    },
    [PACKAGES, DRAFT, FUNNEL],
  );

  const appointmentOf = (service: AppointmentService) => async (draft: DraftViewModel, funnel: FunnelViewModel) => {
    const { AppointmentScheduleViewModel } = await import('../view-models/appointment-schedule');
    return new AppointmentScheduleViewModel({ service, draft, funnel });
  };
  visit.bind(TRAINING_SCHEDULE).toResolvedValue(appointmentOf('training'), [DRAFT, FUNNEL]);
  visit.bind(GROOMING_SCHEDULE).toResolvedValue(appointmentOf('grooming'), [DRAFT, FUNNEL]);
}
