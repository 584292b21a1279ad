import { labels } from '../../src/domain/labels';
import { priceText } from '../../src/domain/money';
import { foldedAddOnCount } from '../../src/domain/packages';
import { findSame } from '../../src/domain/shape';
import { sessionsText } from '../../src/domain/training';
import type { TrainingPackageViewModel } from '../../src/view-models/training-package';
import { choice, choiceOf, reloadControl, type CorePage } from './core-fields';

/** Training's first step, by the names that its page shows. */
export function trainingPackagePage(viewModel: TrainingPackageViewModel): CorePage {
  const { booking, check, extraAddOns, offered } = viewModel;
  const foldedPackages = offered.items.filter((each) => foldedAddOnCount(each) > 0);
  const folds = foldedPackages.map((each): [string, () => void] => [
    viewModel.isExpanded(each) ? labels.showLess : labels.showMore(foldedAddOnCount(each)),
    () => viewModel.toggleExpanded(each),
  ]);
  return {
    fields: {
      Package: choiceOf(
        offered.items.map(({ id, name }) => ({ name, value: id })),
        booking.package?.id,
        (id) => viewModel.choosePackage(findSame(offered.items, id)!),
        check.errors.package,
      ),
      ...(extraAddOns.items.length > 0 && {
        [labels.extraAddOns]: choice(
          extraAddOns.items.map((name) => ({
            name,
            isOn: booking.addOns.includes(name),
            press: () => viewModel.toggleExtraAddOn(name),
          })),
        ),
      }),
    },
    controls: {
      Next: () => viewModel.next(),
      ...reloadControl(offered, () => viewModel.load()),
      ...reloadControl(extraAddOns, () => viewModel.loadExtraAddOns()),
      ...Object.fromEntries(folds),
    },
    texts: [
      ...offered.items.flatMap((each) => viewModel.shownAddOns(each)),
      ...offered.items.map(({ price }) => priceText(price)),
      ...offered.items.map(({ sessions }) => sessionsText(sessions)),
      ...(extraAddOns.items.length > 0 ? [labels.extraAddOns] : []),
      ...extraAddOns.items,
    ],
  };
}
