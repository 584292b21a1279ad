import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { labels } from '../labels';
import { STEP_OF_PAGE } from '../../domain/progress';
import type { FunnelViewModel } from '../../view-models/funnel';
import type { StepCheck } from '../../view-models/shared/step-check';
import { ServiceSwitch } from './service-switch';
import { StepPage } from './step-page';

interface ServiceStepProps<Field extends string> {
  readonly page: 'package' | 'schedule';
  /** The service's name, for the document's title. */
  readonly about: string;
  readonly viewModel: { readonly check: StepCheck<Field>; readonly funnel: FunnelViewModel; next(): void };
  /** What the fields are called in the error summary. */
  readonly labels: Readonly<Record<Field, string>>;
  /** The id of the control that takes the focus for a field, where it is not the field's own name. */
  readonly controlId?: (field: Field) => string;
  readonly children: ReactNode;
}

/** What the first two steps of every service share; Next is theirs, and Back is the second one's. */
export const ServiceStep = observer(<Field extends string>(props: ServiceStepProps<Field>) => {
  const { page, about, viewModel, labels: fieldLabels, controlId = (field) => field, children } = props;
  const { check, funnel } = viewModel;
  return (
    <StepPage
      title={labels.headings[page]}
      about={about}
      step={STEP_OF_PAGE[page]}
      total={funnel.total}
      action="Next"
      {...(page === 'schedule' && { headline: funnel.headline })}
      {...(page === 'schedule' && { back: { name: 'Back', onClick: () => funnel.goBack() } })}
      problems={check.summarisedFields.map((field) => ({ id: controlId(field), label: fieldLabels[field] }))}
      failedAttempts={check.failedAttempts}
      onSubmit={() => viewModel.next()}
    >
      {page === 'package' && <ServiceSwitch funnel={funnel} />}
      {children}
    </StepPage>
  );
});
