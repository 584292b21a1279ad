import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FunnelViewModel } from '../../view-models/funnel';
import type { StepCheck } from '../../view-models/shared/step-check';
import { ServiceSwitch } from './service-switch';
import { StepPage } from './step-page';

interface ServiceStepProps {
  readonly page: 'package' | 'schedule';
  readonly viewModel: {
    readonly check: Pick<StepCheck<string>, 'summarisedFields' | 'failedAttempts'>;
    readonly funnel: FunnelViewModel;
    readonly serviceLabel: string;
    next(): void;
  };
  readonly children: ReactNode;
}

/** What the first two steps of every service share. */
export const ServiceStep = observer(({ page, viewModel, children }: ServiceStepProps) => {
  const { check, funnel, serviceLabel } = viewModel;
  return (
    <StepPage page={page} about={serviceLabel} funnel={funnel} check={check} action="Next" onSubmit={() => viewModel.next()}>
      {page === 'package' && <ServiceSwitch present={funnel.service} />}
      {children}
    </StepPage>
  );
});
