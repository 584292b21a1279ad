import { observer } from 'mobx-react-lite';
import { messages } from '../domain/messages';
import { formatRupees, priceText } from '../domain/money';
import type { OfferedPackage } from '../domain/packages';
import type { WalkingPackageViewModel } from '../view-models/walking-package';
import { CheckboxGroup, RadioGroup, type Choice } from './controls/choice-group';
import { ListPlaceholder } from './layout/list-placeholder';
import { PackageCard } from './layout/package-card';
import { StepPage } from './layout/step-page';

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

/** Walking's first step: frequency, days, duration, package and add-ons. */
export const WalkingPackagePage = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { fields, offered } = viewModel;
  return (
    <StepPage page="package" about={viewModel.serviceLabel} viewModel={viewModel} action="Next" onSubmit={() => viewModel.next()}>
      <RadioGroup field={fields.walkFrequency} />
      <RadioGroup field={fields.walkDays} />
      <RadioGroup field={fields.walkDuration} />
      <RadioGroup field={fields.package} layout="cards" choices={offered.items.map(packageChoice)}>
        <ListPlaceholder list={offered} of="packages" usualCount={5} onReload={() => void viewModel.load()} />
      </RadioGroup>
      <CheckboxGroup
        field={fields.addOns}
        note={
          <>
            <p>{messages.walking.addOnsInvitation}</p>
            <p>{messages.walking.addOnsOptional}</p>
            <p>Their price comes with your quotes.</p>
          </>
        }
      />
    </StepPage>
  );
});
