import { observer } from 'mobx-react-lite';
import { groomingRules, type GroomingPackageField } from '../domain/grooming';
import { formatPriceTag, formatRupees, type Rupees } from '../domain/money';
import type { OfferedPackage, Trim } from '../domain/packages';
import type { GroomingPackageViewModel } from '../view-models/grooming-package';
import { CheckboxGroup, RadioGroup, type Choice } from './parts/choice-group';
import styles from './grooming-package-page.module.css';
import { IncludedAddOns } from './parts/included-add-ons';
import { ListPlaceholder } from './parts/list-placeholder';
import { PackageCard } from './parts/package-card';
import { ServiceStep } from './parts/service-step';

const FIELD_LABELS: Record<GroomingPackageField, string> = { packages: 'Packages' };

const priceOr = (price: Rupees | undefined, format: (price: Rupees) => string) =>
  price === undefined ? 'Priced in your quote' : format(price);

/** Grooming's first step: packages, at most one trim, and add-ons (spec section 2). */
export const GroomingPackagePage = observer(({ viewModel }: { viewModel: GroomingPackageViewModel }) => {
  const { addOns, booking, check, offered } = viewModel;
  return (
    <ServiceStep page="package" about={groomingRules.label} viewModel={viewModel} labels={FIELD_LABELS}>
      <CheckboxGroup
        id="packages"
        legend={FIELD_LABELS.packages}
        note={<p>Choose one or more.</p>}
        layout="cards"
        choices={offered.items.map(packageChoice)}
        chosen={booking.packages.map(({ id }) => id)}
        error={check.errors.packages}
        onChoose={(id) => viewModel.togglePackage(offered.items.find((each) => each.id === id)!)}
      >
        <ListPlaceholder list={offered} of="packages" usualCount={4} onReload={() => void viewModel.load()} />
      </CheckboxGroup>
      <HairTrimming viewModel={viewModel} />
      {!(addOns.isReady && addOns.items.length === 0) && (
        <CheckboxGroup
          id="addOns"
          legend="Select Extra Add Ons (with additional cost)"
          note={<p>They are optional, and their price comes with your quotes.</p>}
          layout="list"
          choices={addOns.items.map(({ id, name }) => ({ value: id, content: name }))}
          chosen={booking.addOns.map(({ id }) => id)}
          onChoose={(id) => viewModel.toggleAddOn(addOns.items.find((each) => each.id === id)!)}
        >
          <ListPlaceholder list={addOns} of="add-ons" usualCount={1} onReload={() => void viewModel.loadAddOns()} />
        </CheckboxGroup>
      )}
    </ServiceStep>
  );
});

const packageChoice = ({ id, name, icon, color, price, includedAddOns }: OfferedPackage): Choice<string | number> => ({
  value: id,
  color,
  content: <PackageCard name={name} icon={icon} price={priceOr(price, formatPriceTag)} note="" />,
  details: includedAddOns.length > 0 && <IncludedAddOns names={includedAddOns} />,
});

/** One trim or none; the card stands where trims are offered. */
const HairTrimming = observer(({ viewModel }: { viewModel: GroomingPackageViewModel }) => {
  const { booking, trims } = viewModel;
  const [first] = trims.items;
  if (!first) return null;
  return (
    <div className={styles.trimming}>
      <RadioGroup
        id="trim"
        legend="Hair Trimming"
        note={
          <>
            {/* The first option's price, even where another is cheaper (decision S9). */}
            {first.price !== undefined && (
              <p>
                Starts from <strong className="tabular-figures">{formatRupees(first.price)}</strong>
              </p>
            )}
            <p>Optional. Choose it once more to take it back.</p>
          </>
        }
        layout="list"
        choices={trims.items.map(trimChoice)}
        chosen={booking.trim?.id}
        onChoose={(id) => viewModel.toggleTrim(trims.items.find((each) => each.id === id)!)}
        onClear={() => booking.trim && viewModel.toggleTrim(booking.trim)}
      />
    </div>
  );
});

const trimChoice = ({ id, name, price }: Trim): Choice<string | number> => ({
  value: id,
  content: (
    <span className={styles.trim}>
      {name} <span className="tabular-figures">{priceOr(price, formatRupees)}</span>
    </span>
  ),
});
