import { observer } from 'mobx-react-lite';
import { formatRupees } from '../domain/money';
import type { OfferedPackage } from '../domain/packages';
import { trainingRules, type TrainingPackageField } from '../domain/training';
import type { TrainingPackageViewModel } from '../view-models/training-package';
import { Button } from './parts/button';
import { CheckboxGroup, RadioGroup, type Choice } from './parts/choice-group';
import { IncludedAddOns } from './parts/included-add-ons';
import { ListNotice } from './parts/list-notice';
import { ListPlaceholder } from './parts/list-placeholder';
import { PackageCard } from './parts/package-card';
import { ServiceStep } from './parts/service-step';
import styles from './training-package-page.module.css';

const FIELD_LABELS: Record<TrainingPackageField, string> = { package: 'Package' };

/** Training's first step: a package, and extra add-ons where it has some (spec section 2). */
export const TrainingPackagePage = observer(({ viewModel }: { viewModel: TrainingPackageViewModel }) => {
  const { booking, check, offered } = viewModel;
  return (
    <ServiceStep page="package" about={trainingRules.label} viewModel={viewModel} labels={FIELD_LABELS}>
      <RadioGroup
        id="package"
        legend={FIELD_LABELS.package}
        layout="cards"
        choices={offered.items.map((each) => packageChoice(each, viewModel))}
        chosen={booking.package?.id}
        error={check.errors.package}
        onChoose={(id) => viewModel.choosePackage(offered.items.find((each) => each.id === id)!)}
      >
        <ListPlaceholder list={offered} of="packages" usualCount={4} onReload={() => void viewModel.load()} />
      </RadioGroup>
      <ExtraAddOns viewModel={viewModel} />
    </ServiceStep>
  );
});

function packageChoice(offered: OfferedPackage, viewModel: TrainingPackageViewModel): Choice<string | number> {
  const { id, name, icon, color, price, sessions, includedAddOns } = offered;
  return {
    value: id,
    color,
    content: (
      <PackageCard
        name={name}
        icon={icon}
        price={price === undefined ? 'Priced in your quote' : formatRupees(price)}
        note={sessions === undefined ? '' : `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`}
      />
    ),
    details: includedAddOns.length > 0 && <PackageAddOns offered={offered} viewModel={viewModel} />,
  };
}

interface PackageAddOnsProps {
  readonly offered: OfferedPackage;
  readonly viewModel: TrainingPackageViewModel;
}

/** The included add-ons of a card: the first two, and the rest at a press (spec section 9). */
const PackageAddOns = observer(({ offered, viewModel }: PackageAddOnsProps) => {
  const isExpanded = viewModel.isExpanded(offered);
  const foldedCount = viewModel.foldedCount(offered);
  return (
    <IncludedAddOns names={viewModel.shownAddOns(offered)}>
      {foldedCount > 0 && (
        <Button
          look="quiet"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => viewModel.toggleExpanded(offered)}
        >
          {isExpanded ? 'Show Less' : `+ ${foldedCount} more`}
        </Button>
      )}
    </IncludedAddOns>
  );
});

/** The add-ons with additional cost of the chosen package, where it has some (decision P2). */
const ExtraAddOns = observer(({ viewModel }: { viewModel: TrainingPackageViewModel }) => {
  const { booking, extraAddOns } = viewModel;
  const { items, status } = extraAddOns;
  if (items.length === 0 && status !== 'failed') return null;
  return (
    <CheckboxGroup
      id="extraAddOns"
      legend="Select Extra Add Ons (with additional cost)"
      note={<p>They are optional, and their price comes with your quotes.</p>}
      layout="list"
      choices={items.map((name) => ({ value: name, content: name }))}
      chosen={booking.addOns}
      onChoose={(name) => viewModel.toggleExtraAddOn(name)}
    >
      {status === 'failed' && items.length === 0 && (
        <ListNotice onReload={() => void viewModel.loadExtraAddOns()}>The add-ons are not here yet.</ListNotice>
      )}
    </CheckboxGroup>
  );
});
