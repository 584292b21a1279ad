import { observer } from 'mobx-react-lite';
import { groomingRules, HAIR_TRIMMING, type GroomingPackageField } from '../domain/grooming';
import { labels } from './labels';
import { formatPriceTag, formatRupees, priceText } from '../domain/money';
import { startingPrice, type OfferedPackage, type Trim } from '../domain/packages';
import { findSame } from '../domain/ids';
import type { GroomingPackageViewModel } from '../view-models/grooming-package';
import { CheckboxGroup, RadioGroup, type Choice } from './controls/choice-group';
import styles from './grooming-package-page.module.css';
import { ExtraAddOns } from './controls/extra-add-ons';
import { IncludedAddOns } from './layout/included-add-ons';
import { ListPlaceholder } from './layout/list-placeholder';
import { PackageCard } from './layout/package-card';
import { ServiceStep } from './layout/service-step';

const FIELD_LABELS: Record<GroomingPackageField, string> = { packages: 'Packages' };

/** Grooming's first step: packages, at most one trim, and add-ons (spec section 2). */
export const GroomingPackagePage = observer(({ viewModel }: { viewModel: GroomingPackageViewModel }) => {
  const { addOns, booking, check, offered } = viewModel;
  // What comes with the packages goes before the add-ons, and would push them down.
  const isAwaited = offered.items.length === 0 && !offered.isReady && !offered.hasFailed;
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
        onChoose={(id) => viewModel.togglePackage(findSame(offered.items, id)!)}
      >
        <ListPlaceholder list={offered} of="packages" isDetailed usualCount={4} onReload={() => void viewModel.load()} />
      </CheckboxGroup>
      <HairTrimming viewModel={viewModel} />
      {!isAwaited && !(addOns.isReady && addOns.items.length === 0) && (
        <ExtraAddOns
          list={addOns}
          choices={addOns.items.map(({ id, name }) => ({ value: id, content: <span className="clamped">{name}</span> }))}
          chosen={booking.addOns.map(({ id }) => id)}
          onToggle={(id) => viewModel.toggleAddOn(findSame(addOns.items, id)!)}
          onReload={() => void viewModel.loadAddOns()}
        />
      )}
    </ServiceStep>
  );
});

const packageChoice = ({ id, name, icon, color, price, includedAddOns }: OfferedPackage): Choice<string | number> => ({
  value: id,
  color,
  content: <PackageCard name={name} icon={icon} price={priceText(price, formatPriceTag)} note="" />,
  description: includedAddOns.length > 0 && <IncludedAddOns names={includedAddOns} />,
});

/** One trim or none; the card stands where trims are offered. */
const HairTrimming = observer(({ viewModel }: { viewModel: GroomingPackageViewModel }) => {
  const { booking, trims } = viewModel;
  const price = startingPrice(trims.items);
  if (trims.items.length === 0) return null;
  return (
    <div className={styles.trimming}>
      <RadioGroup
        id="trim"
        legend={HAIR_TRIMMING}
        note={
          <>
            {price !== undefined && (
              <p>
                {labels.startsFrom} <strong className="tabular-figures">{formatRupees(price)}</strong>
              </p>
            )}
            <p>Optional. Choose it once more to take it back.</p>
          </>
        }
        layout="list"
        choices={trims.items.map(trimChoice)}
        chosen={booking.trim?.id}
        onChoose={(id) => viewModel.toggleTrim(findSame(trims.items, id)!)}
        onClear={() => booking.trim && viewModel.toggleTrim(booking.trim)}
      />
    </div>
  );
});

const trimChoice = ({ id, name, price }: Trim): Choice<string | number> => ({
  value: id,
  content: (
    <span className={styles.trim}>
      <span className="clamped">{name}</span> <span className="price tabular-figures">{priceText(price)}</span>
    </span>
  ),
});
