import { useState, type ComponentProps } from 'react';
import { hiddenIncludedAddOnCount, visibleIncludedAddOns } from '../domain/packages';
import { Button } from '../ui/controls/button';
import { pageTexts } from './page-texts';

/** Decision P7. */
export function useFolding(names: readonly string[], attributes: ComponentProps<typeof Button>) {
  const [isExpanded, setExpanded] = useState(false);
  const foldedCount = hiddenIncludedAddOnCount(names);
  return {
    shown: visibleIncludedAddOns(names, isExpanded),
    button: foldedCount > 0 && (
      <Button {...attributes} onClick={() => setExpanded(!isExpanded)}>
        {isExpanded ? pageTexts.showLess : pageTexts.showMore(foldedCount)}
      </Button>
    ),
  };
}
