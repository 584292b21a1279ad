import { labels } from '../../src/domain/labels';
import { formatPriceTag, priceText } from '../../src/domain/money';
import { startingPrice } from '../../src/domain/packages';
import { findSame } from '../../src/domain/shape';
import type { GroomingPackageViewModel } from '../../src/view-models/grooming-package';
import { choice, choiceOf, reloadControl, type CorePage } from './core-fields';

/** Grooming's first step, by the names that its page shows. */
export function groomingPackagePage(viewModel: GroomingPackageViewModel): CorePage {
  const { addOns, booking, check, offered, trims } = viewModel;
  const isIn = (chosen: readonly { id: string | number }[], id: string | number) => chosen.some((each) => each.id === id);
  return {
    fields: {
      Packages: choice(
        offered.items.map((each) => ({
          name: each.name,
          isOn: isIn(booking.packages, each.id),
          press: () => viewModel.togglePackage(each),
        })),
        check.errors.packages,
      ),
      [labels.hairTrimming]: choiceOf(
        trims.items.map(({ id, name }) => ({ name, value: id })),
        booking.trim?.id,
        (id) => viewModel.toggleTrim(findSame(trims.items, id)!),
      ),
      [labels.extraAddOns]: choice(
        addOns.items.map((each) => ({
          name: each.name,
          isOn: isIn(booking.addOns, each.id),
          press: () => viewModel.toggleAddOn(each),
        })),
      ),
    },
    controls: {
      Next: () => viewModel.next(),
      ...reloadControl(offered, () => viewModel.load()),
      ...reloadControl(addOns, () => viewModel.loadAddOns()),
    },
    texts: [
      ...offered.items.map(({ price }) => priceText(price, formatPriceTag)),
      ...trims.items.map(({ price }) => priceText(price)),
      ...offered.items.flatMap(({ includedAddOns }) => includedAddOns),
      `${labels.startsFrom} ${priceText(startingPrice(trims.items))}`,
    ],
  };
}
