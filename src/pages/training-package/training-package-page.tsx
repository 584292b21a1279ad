import { observer } from 'mobx-react-lite';
import { priceText } from '../../domain/money';
import type { OfferedPackage } from '../../domain/packages';
import { sessionsText } from '../../domain/training';
import type { TrainingPackageViewModel } from './training-package-view-model';
import { RadioGroup, type DisplayedOption } from '../../ui/choices/choice-group';
import { ExtraAddOns } from '../../funnel/extra-add-ons';
import { IncludedAddOns } from '../../funnel/included-add-ons';
import { ListPlaceholder } from '../../ui/lists/list-placeholder';
import { lowestPriceText } from '../../funnel/lowest-price-text';
import { PackageCardContent } from '../../funnel/package-card-content';
import { ServiceSpecificStepFrame } from '../../funnel/booking-page-frame';

export const TrainingPackagePage = observer(({ viewModel }: { viewModel: TrainingPackageViewModel }) => {
  const { extraAddOns, fields, offered } = viewModel;
  return (
    <ServiceSpecificStepFrame page="package" viewModel={viewModel} startingPrice={() => lowestPriceText(offered.items)}>
      <RadioGroup
        field={fields.package}
        layout="cards"
        choices={offered.items.map((each, index) => packageChoice(each, `package-name-${index}`))}
      >
        <ListPlaceholder
          list={offered}
          of="packages"
          isDetailed
          usualCount={4}
          onReload={() => void viewModel.load()}
        />
      </RadioGroup>
      {/* For screen readers: the add-ons appear below the packages. */}
      <p role="status" className="visually-hidden">
        {extraAddOns.items.length > 0 && `Extra add-ons to choose from: ${extraAddOns.items.length}`}
      </p>
      {(extraAddOns.items.length > 0 || extraAddOns.hasFailed) && (
        <ExtraAddOns field={fields.addOns} list={extraAddOns} onReload={() => void viewModel.loadAddOns()} />
      )}
    </ServiceSpecificStepFrame>
  );
});

function packageChoice(offered: OfferedPackage, nameId: string): DisplayedOption<string | number> {
  const { id, name, icon, color, includedAddOns, price, sessions } = offered;
  return {
    value: id,
    color,
    content: (
      <PackageCardContent
        name={name}
        nameId={nameId}
        icon={icon}
        number={sessions}
        note={sessionsText(sessions)}
        price={priceText(price)}
      />
    ),
    details:
      includedAddOns.length > 0 && ((listId) => <IncludedAddOns names={includedAddOns} id={listId} nameId={nameId} />),
  };
}
