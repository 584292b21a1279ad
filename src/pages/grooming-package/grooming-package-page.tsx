import { observer } from 'mobx-react-lite';
import { pageTexts } from '../../funnel/page-texts';
import { formatPriceTag, formatRupees, priceText } from '../../domain/money';
import { firstTrimPrice, type OfferedPackage, type OfferedHairTrim } from '../../domain/packages';
import type { GroomingPackageViewModel } from './grooming-package-view-model';
import { Button } from '../../ui/controls/button';
import { CheckboxGroup, RadioGroup, type DisplayedOption } from '../../ui/choices/choice-group';
import styles from './grooming-package-page.module.css';
import { ExtraAddOns } from '../../funnel/extra-add-ons';
import { IncludedAddOns } from '../../funnel/included-add-ons';
import { ListPlaceholder } from '../../ui/lists/list-placeholder';
import { lowestPriceText } from '../../funnel/lowest-price-text';
import { PackageCardContent } from '../../funnel/package-card-content';
import { ServiceSpecificStepFrame } from '../../funnel/booking-page-frame';

export const GroomingPackagePage = observer(({ viewModel }: { viewModel: GroomingPackageViewModel }) => {
  const { addOns, fields, offered } = viewModel;
  // The packages and trims appear above the add-ons and would push them down.
  const isAwaited = offered.items.length === 0 && !offered.isReady && !offered.hasFailed;
  return (
    <ServiceSpecificStepFrame page="package" viewModel={viewModel} startingPrice={() => lowestPriceText(offered.items)}>
      <CheckboxGroup
        field={fields.packages}
        note={offered.items.length > 0 && <p>Choose one or more.</p>}
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
      </CheckboxGroup>
      <HairTrimming viewModel={viewModel} />
      {!isAwaited && !(addOns.isReady && addOns.items.length === 0) && (
        <ExtraAddOns field={fields.addOns} list={addOns} onReload={() => void viewModel.loadAddOns()} />
      )}
    </ServiceSpecificStepFrame>
  );
});

function packageChoice(offered: OfferedPackage, nameId: string): DisplayedOption<string | number> {
  const { id, name, icon, color, includedAddOns, price } = offered;
  return {
    value: id,
    color,
    content: <PackageCardContent name={name} nameId={nameId} icon={icon} price={priceText(price, formatPriceTag)} />,
    details:
      includedAddOns.length > 0 && ((listId) => <IncludedAddOns names={includedAddOns} id={listId} nameId={nameId} />),
  };
}

const HairTrimming = observer(({ viewModel }: { viewModel: GroomingPackageViewModel }) => {
  const { fields, trims } = viewModel;
  const price = firstTrimPrice(trims);
  if (trims.length === 0) return null;
  return (
    <RadioGroup
      field={fields.trim}
      isOptional
      sideNote="Optional"
      note={
        price !== undefined && (
          <p>
            {pageTexts.startsFrom} <strong className="tabular-figures">{formatRupees(price)}</strong>
          </p>
        )
      }
      layout="list"
      choices={trims.map(trimChoice)}
    >
      {fields.trim.value !== undefined && (
        <Button
          look="quiet"
          className={styles.remove}
          aria-describedby={`${fields.trim.id}-legend`}
          onClick={() => {
            fields.trim.set(undefined);
            // The button disappears. The first trim has the field's id.
            document.getElementById(fields.trim.id)?.focus();
          }}
        >
          No trim
        </Button>
      )}
    </RadioGroup>
  );
});

const trimChoice = ({ id, name, price }: OfferedHairTrim): DisplayedOption<string | number> => ({
  value: id,
  content: (
    <span className={styles.trim}>
      <span className="clamped">{name}</span> <span className="note tabular-figures">{priceText(price)}</span>
    </span>
  ),
});
