import { reaction } from 'mobx';
import type { Telemetry, TelemetryEvent } from '../ports/telemetry';
import type { FunnelViewModel } from '../funnel/funnel-view-model';

type Step = Extract<TelemetryEvent, { readonly kind: 'step' }>;

export function recordSteps(funnel: FunnelViewModel, telemetry: Telemetry): void {
  const record = (
    action: Step['action'],
    { service, page }: Pick<Step, 'service' | 'page'>,
    fields?: readonly string[],
  ) => telemetry.record({ kind: 'step', action, service, page, ...(fields && { fields }) });
  const place = () =>
    funnel.visit && { service: funnel.service, page: funnel.isSent ? ('thankYou' as const) : funnel.page };
  reaction(
    place,
    (now, before) => {
      if (before) record('left', before);
      if (now) record('arrived', now);
    },
    { fireImmediately: true, equals: (one, other) => one?.service === other?.service && one?.page === other?.page },
  );
  reaction(
    () => funnel.failedFields,
    (fields) => fields && record('failed', funnel, fields),
  );
}
