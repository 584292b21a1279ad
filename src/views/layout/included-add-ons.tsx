import { observer } from 'mobx-react-lite';
import { hiddenIncludedAddOnCount, type OfferedPackage } from '../../domain/packages';
import type { ExpandedCards } from '../../view-models/expanded-cards';
import { Button } from '../controls/button';
import type { DisplayedOption } from '../controls/choice-group';
import { pageTexts } from '../page-texts';
import styles from './included-add-ons.module.css';

interface IncludedAddOnsProps {
  readonly offered: OfferedPackage;
  readonly expandedCards: ExpandedCards;
  /** The HTML id of the package's name on the card. */
  readonly nameId: string;
}

/** The add-ons that a package includes, for its card: the first few, and a button that shows the others (decision P7). */
export function includedAddOnsOnCard(
  props: IncludedAddOnsProps,
): Pick<DisplayedOption<never>, 'description' | 'control'> {
  const { includedAddOns } = props.offered;
  return {
    description: includedAddOns.length > 0 && <ShownAddOns {...props} />,
    control: hiddenIncludedAddOnCount(includedAddOns) > 0 && <FoldButton {...props} />,
  };
}

// Both are MobX observers of their own, so that a tap on one card does not render the lists of the other cards again.

const ShownAddOns = observer(({ offered, expandedCards }: IncludedAddOnsProps) => (
  <>
    <span className="visually-hidden">Includes: </span>
    <ul className={styles.list}>
      {expandedCards.shownAddOns(offered).map((name, index) => (
        <li key={index}>
          <span className="clamped">{name}</span>
        </li>
      ))}
    </ul>
  </>
));

const FoldButton = observer(({ offered, expandedCards, nameId }: IncludedAddOnsProps) => (
  <Button look="quiet" aria-describedby={nameId} onClick={() => expandedCards.toggle(offered)}>
    {expandedCards.has(offered)
      ? pageTexts.showLess
      : pageTexts.showMore(hiddenIncludedAddOnCount(offered.includedAddOns))}
  </Button>
));
