import { observer } from 'mobx-react-lite';
import { messages } from '../domain/messages';
import { formatRupees, priceText, type Rupees } from '../domain/money';
import type { OfferedPackage } from '../domain/packages';
import type { WalkingPackageViewModel } from '../view-models/walking-package';
import { CheckboxGroup, RadioGroup, type DisplayedOption } from './controls/choice-group';
import { ListPlaceholder } from './layout/list-placeholder';
import { lowestPriceText } from './layout/lowest-price-text';
import { PackageCardContent } from './layout/package-card-content';
import { ServiceSpecificStepFrame } from './layout/booking-page-frame';

/** A package's card. `unit` is what its price is for, such as 'a walk'. */
function packageChoice(
  { id, name, icon, color, price, durationDays }: OfferedPackage,
  unit: string,
  total?: Rupees,
): DisplayedOption<string | number> {
  const days = durationDays === undefined ? '' : `· ${durationDays} ${durationDays === 1 ? 'day' : 'days'}`;
  return {
    value: id,
    color,
    content: (
      <PackageCardContent
        name={name}
        icon={icon}
        price={priceText(price)}
        note={[price === undefined ? '' : unit, days].filter(Boolean).join(' ')}
        detail={total === undefined ? undefined : `Total ${formatRupees(total)}`}
      />
    ),
  };
}

export const WalkingPackagePage = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { fields } = viewModel;
  return (
    <ServiceSpecificStepFrame
      page="package"
      viewModel={viewModel}
      startingPrice={() => viewModel.chosenPriceText ?? lowestPriceText(viewModel.offered.items, ' a walk')}
    >
      <RadioGroup field={fields.walkFrequency} sideNote="Walks each day" />
      <div className="two-columns paired">
        <RadioGroup field={fields.walkDays} />
        <RadioGroup field={fields.walkDuration} />
      </div>
      <OfferedPackages viewModel={viewModel} />
      <CheckboxGroup
        field={fields.addOns}
        note={
          <>
            <p>{messages.walking.addOnsInvitation}</p>
            <p>{messages.walking.addOnsOptional}</p>
            <p>{messages.walking.addOnsPricedInQuotes}</p>
          </>
        }
      />
    </ServiceSpecificStepFrame>
  );
});

/** A separate MobX observer: when the packages arrive, only this part renders. Rendering the whole page takes long on a slow phone. */
const OfferedPackages = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { fields, offered } = viewModel;
  return (
    <RadioGroup field={fields.package} layout="cards" choices={offered.items.map((each) => packageChoice(each, viewModel.priceUnit, viewModel.totalWith(each)))}>
      <ListPlaceholder list={offered} of="packages" usualCount={5} onReload={() => void viewModel.load()} />
    </RadioGroup>
  );
});
