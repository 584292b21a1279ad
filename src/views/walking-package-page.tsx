import { observer } from 'mobx-react-lite';
import { messages } from '../domain/messages';
import { formatRupees, priceText, type Rupees } from '../domain/money';
import type { OfferedPackage } from '../domain/packages';
import type { WalkingPackageViewModel } from '../view-models/walking-package';
import { CheckboxGroup, RadioGroup, type Choice } from './controls/choice-group';
import { ListPlaceholder } from './layout/list-placeholder';
import { lowestPriceText } from './layout/lowest-price-text';
import { PackageCard } from './layout/package-card';
import { StepPage } from './layout/step-page';

function packageChoice({ id, name, icon, color, price, durationDays }: OfferedPackage, total?: Rupees): Choice<string | number> {
  const unit = price === undefined ? '' : 'a walk';
  const days = durationDays === undefined ? '' : `· ${durationDays} ${durationDays === 1 ? 'day' : 'days'}`;
  return {
    value: id,
    color,
    content: (
      <PackageCard
        name={name}
        icon={icon}
        price={priceText(price)}
        note={[unit, days].filter(Boolean).join(' ')}
        total={total === undefined ? undefined : formatRupees(total)}
      />
    ),
  };
}

/** Walking's first step: frequency, days, duration, package and add-ons. */
export const WalkingPackagePage = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { fields } = viewModel;
  return (
    <StepPage
      page="package"
      about={viewModel.serviceLabel}
      viewModel={viewModel}
      action="Next"
      startingPrice={() => startingPrice(viewModel)}
      onSubmit={() => viewModel.next()}
    >
      <RadioGroup field={fields.walkFrequency} unit="· a day" />
      <RadioGroup field={fields.walkDays} />
      <RadioGroup field={fields.walkDuration} />
      <OfferedPackages viewModel={viewModel} />
      <CheckboxGroup
        field={fields.addOns}
        note={
          <p>
            {messages.walking.addOnsInvitation}. {messages.walking.addOnsOptional}. Priced in your quotes.
          </p>
        }
      />
    </StepPage>
  );
});

/** An observer of its own: the packages come late, and a slow phone should then render nothing else. */
const OfferedPackages = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { fields, offered } = viewModel;
  return (
    <RadioGroup field={fields.package} layout="cards" choices={offered.items.map((each) => packageChoice(each, viewModel.totalWith(each)))}>
      <ListPlaceholder list={offered} of="packages" usualCount={5} onReload={() => void viewModel.load()} />
    </RadioGroup>
  );
});

function startingPrice({ offered }: WalkingPackageViewModel): string | undefined {
  const lowest = lowestPriceText(offered.items);
  return lowest && `${lowest} a walk`;
}
