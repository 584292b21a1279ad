import { observer } from 'mobx-react-lite';
import { pageTexts } from './page-texts';
import { priceText } from '../domain/money';
import { hiddenIncludedAddOnCount, type OfferedPackage } from '../domain/packages';
import { sessionsText } from '../domain/training';
import type { TrainingPackageViewModel } from '../view-models/training-package';
import { Button } from './controls/button';
import { RadioGroup, type DisplayedOption } from './controls/choice-group';
import { ExtraAddOns } from './controls/extra-add-ons';
import { IncludedAddOns } from './layout/included-add-ons';
import { ListPlaceholder } from './layout/list-placeholder';
import { lowestPriceText } from './layout/lowest-price-text';
import { PackageCardContent } from './layout/package-card-content';
import { ServiceSpecificStepFrame } from './layout/booking-page-frame';

export const TrainingPackagePage = observer(({ viewModel }: { viewModel: TrainingPackageViewModel }) => {
  const { extraAddOns, fields, offered } = viewModel;
  return (
    <ServiceSpecificStepFrame page="package" viewModel={viewModel} startingPrice={() => lowestPriceText(offered.items)}>
      <RadioGroup
        field={fields.package}
        layout="cards"
        choices={offered.items.map((each, index) => packageChoice(each, `package-name-${index}`, viewModel))}
      >
        <ListPlaceholder list={offered} of="packages" isDetailed usualCount={4} onReload={() => void viewModel.load()} />
      </RadioGroup>
      {/* Tells screen readers how many extra add-ons have appeared below the packages. */}
      <p role="status" className="visually-hidden">
        {extraAddOns.items.length > 0 && `Extra add-ons to choose from: ${extraAddOns.items.length}`}
      </p>
      {(extraAddOns.items.length > 0 || extraAddOns.hasFailed) && (
        <ExtraAddOns field={fields.addOns} list={extraAddOns} onReload={() => void viewModel.loadExtraAddOns()} />
      )}
    </ServiceSpecificStepFrame>
  );
});

function packageChoice(offered: OfferedPackage, nameId: string, viewModel: TrainingPackageViewModel): DisplayedOption<string | number> {
  const { id, name, icon, color, price, sessions, includedAddOns } = offered;
  return {
    value: id,
    color,
    content: (
      <PackageCardContent
        name={name}
        nameId={nameId}
        icon={icon}
        price={priceText(price)}
        detail={sessions === undefined ? undefined : `for ${sessionsText(sessions)}`}
      />
    ),
    description: includedAddOns.length > 0 && <ShownAddOns offered={offered} viewModel={viewModel} />,
    control: hiddenIncludedAddOnCount(includedAddOns) > 0 && <FoldButton offered={offered} nameId={nameId} viewModel={viewModel} />,
  };
}

interface FoldedCardProps {
  readonly offered: OfferedPackage;
  readonly viewModel: TrainingPackageViewModel;
}

/** ShownAddOns and FoldButton are MobX observers of their own, so that expanding one card does not render the other cards again. */
const ShownAddOns = observer(({ offered, viewModel }: FoldedCardProps) => <IncludedAddOns names={viewModel.shownAddOns(offered)} />);

const FoldButton = observer(({ offered, nameId, viewModel }: FoldedCardProps & { readonly nameId: string }) => (
  <Button look="quiet" aria-describedby={nameId} onClick={() => viewModel.toggleExpanded(offered)}>
    {viewModel.isExpanded(offered) ? pageTexts.showLess : pageTexts.showMore(hiddenIncludedAddOnCount(offered.includedAddOns))}
  </Button>
));
