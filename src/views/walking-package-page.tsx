import { observer } from 'mobx-react-lite';
import { messages } from '../domain/messages';
import { formatRupees, priceText } from '../domain/money';
import type { OfferedPackage } from '../domain/packages';
import { findSame } from '../domain/ids';
import {
  WALK_DURATIONS,
  WALK_FREQUENCIES,
  WALKING_ADD_ONS,
  WALKING_DAYS,
  type WalkingPackageField,
} from '../domain/walking/choices';
import { walkingRules } from '../domain/walking/rules';
import type { WalkingPackageViewModel } from '../view-models/walking-package';
import { CheckboxGroup, RadioGroup, type Choice } from './controls/choice-group';
import { ListPlaceholder } from './layout/list-placeholder';
import { PackageCard } from './layout/package-card';
import { ServiceStep } from './layout/service-step';

const FIELD_LABELS: Record<WalkingPackageField, string> = {
  walkFrequency: 'Walk frequency',
  walkDays: 'Walking days',
  walkDuration: 'Walk duration',
  package: 'Package',
};

const packageChoice = (offered: OfferedPackage): Choice<string | number> => ({
  value: offered.id,
  color: offered.color,
  content: (
    <PackageCard
      name={offered.name}
      icon={offered.icon}
      price={priceText(offered.price, (price) => `${formatRupees(price)} a walk`)}
      note={offered.durationDays === undefined ? '' : `${offered.durationDays} ${offered.durationDays === 1 ? 'day' : 'days'}`}
    />
  ),
});

/** Walking's first step: frequency, days, duration, package and add-ons (spec section 2). */
export const WalkingPackagePage = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { booking, check, offered } = viewModel;
  const { errors } = check;
  return (
    <ServiceStep page="package" about={walkingRules.label} viewModel={viewModel} labels={FIELD_LABELS}>
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
        onChoose={(id) => viewModel.choosePackage(findSame(offered.items, id)!)}
      >
        <ListPlaceholder list={offered} of="packages" usualCount={5} onReload={() => void viewModel.load()} />
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
    </ServiceStep>
  );
});
