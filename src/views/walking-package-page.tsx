import { observer } from 'mobx-react-lite';
import { STEP_OF_PAGE } from '../domain/progress';
import { messages } from '../domain/messages';
import { formatRupees } from '../domain/money';
import {
  WALK_DURATIONS,
  WALK_FREQUENCIES,
  WALKING_ADD_ONS,
  WALKING_DAYS,
  walkingRules,
  type WalkingPackage,
  type WalkingPackageField,
} from '../domain/walking';
import type { WalkingPackageViewModel } from '../view-models/walking-package';
import { CardSkeletons } from './parts/card-skeletons';
import { CheckboxGroup, RadioGroup, type Choice } from './parts/choice-group';
import { ListNotice } from './parts/list-notice';
import { PackageCard } from './parts/package-card';
import { StepPage } from './parts/step-page';

const FIELD_LABELS: Record<WalkingPackageField, string> = {
  walkFrequency: 'Walk frequency',
  walkDays: 'Walking days',
  walkDuration: 'Walk duration',
  package: 'Package',
};

const packageChoice = (offered: WalkingPackage): Choice<string | number> => ({
  value: offered.id,
  color: offered.color,
  content: (
    <PackageCard
      name={offered.name}
      icon={offered.icon}
      price={offered.price === undefined ? 'Priced in your quote' : `${formatRupees(offered.price)} a walk`}
      note={offered.durationDays === undefined ? '' : `${offered.durationDays} ${offered.durationDays === 1 ? 'day' : 'days'}`}
    />
  ),
});

/** Walking's first step: frequency, days, duration, package and add-ons (spec section 2). */
export const WalkingPackagePage = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { booking, check, funnel, offered } = viewModel;
  const { errors } = check;
  return (
    <StepPage
      title="01. Choose Your Perfect Package"
      about={walkingRules.label}
      step={STEP_OF_PAGE.package}
      total={funnel.total}
      action="Next"
      problems={check.summarisedFields.map((field) => ({ id: field, label: FIELD_LABELS[field] }))}
      failedAttempts={check.failedAttempts}
      onSubmit={() => viewModel.next()}
    >
      <RadioGroup
        id="walkFrequency"
        legend={FIELD_LABELS.walkFrequency}
        choices={WALK_FREQUENCIES.map(({ value, label }) => ({ value, content: label }))}
        chosen={booking.walkFrequency}
        error={errors.walkFrequency}
        onChoose={(value) => viewModel.chooseFrequency(value)}
      />
      <RadioGroup
        id="walkDays"
        legend={FIELD_LABELS.walkDays}
        choices={WALKING_DAYS.map(({ value, label }) => ({ value, content: label }))}
        chosen={booking.walkDays}
        error={errors.walkDays}
        onChoose={(value) => viewModel.chooseDays(value)}
      />
      <RadioGroup
        id="walkDuration"
        legend={FIELD_LABELS.walkDuration}
        choices={WALK_DURATIONS.map(({ value }) => ({ value, content: value }))}
        chosen={booking.walkDuration}
        error={errors.walkDuration}
        onChoose={(value) => viewModel.chooseDuration(value)}
      />
      <RadioGroup
        id="package"
        legend={FIELD_LABELS.package}
        layout="cards"
        choices={offered.items.map(packageChoice)}
        chosen={booking.package?.id}
        error={errors.package}
        onChoose={(id) => viewModel.choosePackage(offered.items.find((each) => each.id === id)!)}
      >
        {offered.items.length === 0 && <PackagesMissing viewModel={viewModel} />}
      </RadioGroup>
      <CheckboxGroup
        id="addOns"
        legend="Add-ons"
        note={
          <>
            <p>{messages.walking.addOnsInvitation}</p>
            <p>{messages.walking.addOnsOptional}</p>
            <p>Their price comes with your quotes.</p>
          </>
        }
        choices={WALKING_ADD_ONS.map((value) => ({ value, content: value }))}
        chosen={booking.addOns}
        onChoose={(value) => viewModel.toggleAddOn(value)}
      />
    </StepPage>
  );
});

const PackagesMissing = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { status } = viewModel.offered;
  if (status === 'loading' || status === 'idle') return <CardSkeletons count={4} label="Loading packages" />;
  return (
    <ListNotice onReload={() => void viewModel.load()}>
      {status === 'ready' ? 'There are no packages to choose from right now.' : 'The packages are not here yet.'}
    </ListNotice>
  );
});
