import { observer } from 'mobx-react-lite';
import { messages } from '../../domain/messages';
import { formatRupees, priceText } from '../../domain/money';
import { isLowestPrice, type OfferedPackage } from '../../domain/packages';
import type { WalkingPackageViewModel } from './walking-package-view-model';
import { CheckboxGroup, RadioGroup, type DisplayedOption } from '../../ui/choices/choice-group';
import { FieldRows } from '../../ui/fields/field-group';
import { ListPlaceholder } from '../../ui/lists/list-placeholder';
import { lowestPriceText } from '../../funnel/lowest-price-text';
import { PackageCardContent } from '../../funnel/package-card-content';
import { ServiceSpecificStepFrame } from '../../funnel/booking-page-frame';
import { counted } from '../../domain/text';

function packageChoice(offered: OfferedPackage, viewModel: WalkingPackageViewModel): DisplayedOption<string | number> {
  const { id, name, icon, color, price, durationDays } = offered;
  const total = viewModel.totalWith(offered);
  return {
    value: id,
    color,
    content: (
      <PackageCardContent
        name={name}
        icon={icon}
        number={durationDays}
        note={durationDays === undefined ? undefined : counted(durationDays, 'day')}
        badge={isLowestPrice(price, viewModel.offered.items) ? 'Lowest price a walk' : undefined}
        price={priceText(price)}
        unit={price === undefined ? undefined : viewModel.priceUnit}
        total={total === undefined ? '' : formatRupees(total)}
      />
    ),
  };
}

export const WalkingPackagePage = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { fields, offered } = viewModel;
  const lacksPackages = offered.hasFailed && offered.items.length === 0;
  const questions = (
    <FieldRows>
      <RadioGroup field={fields.walkFrequency} layout="row" sideNote="Walks each day" />
      <RadioGroup field={fields.walkDays} layout="row" />
      <RadioGroup field={fields.walkDuration} layout="row" />
    </FieldRows>
  );
  return (
    <ServiceSpecificStepFrame
      page="package"
      viewModel={viewModel}
      startingPrice={() => viewModel.chosenPriceText ?? lowestPriceText(viewModel.offered.items, ' a walk')}
    >
      {/* Packages that could not be loaded come first. They stay and the questions move, because the focus is in the packages. */}
      {!lacksPackages && questions}
      <OfferedPackages viewModel={viewModel} />
      {lacksPackages && questions}
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

/** When the packages arrive, only this part renders. Rendering the whole page takes long on a slow phone. */
const OfferedPackages = observer(({ viewModel }: { viewModel: WalkingPackageViewModel }) => {
  const { fields, offered } = viewModel;
  return (
    <RadioGroup
      field={fields.package}
      sideNote="Live Tracking included"
      layout="cards"
      choices={offered.items.map((each) => packageChoice(each, viewModel))}
    >
      <ListPlaceholder list={offered} of="packages" usualCount={5} onReload={() => void viewModel.load()} />
    </RadioGroup>
  );
});
