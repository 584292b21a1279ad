import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { labels } from '../labels';
import type { RemoteList } from '../../view-models/shared/remote-list';
import { CheckboxGroup } from './choice-group';
import { ListPlaceholder } from '../layout/list-placeholder';

interface ExtraAddOnsProps {
  readonly list: RemoteList<unknown>;
  readonly choices: readonly { readonly value: string | number; readonly content: ReactNode }[];
  readonly chosen: readonly (string | number)[];
  readonly onToggle: (value: string | number) => void;
  readonly onReload: () => void;
}

/** The add-ons with additional cost, which are optional. They are priced in the quotes (decision S8). */
export const ExtraAddOns = observer(({ list, choices, chosen, onToggle, onReload }: ExtraAddOnsProps) => (
  <CheckboxGroup
    id="extraAddOns"
    legend={labels.extraAddOns}
    note={<p>They are optional, and their price comes with your quotes.</p>}
    layout="list"
    choices={choices}
    chosen={chosen}
    onChoose={onToggle}
  >
    <ListPlaceholder list={list} of="add-ons" usualCount={4} onReload={onReload} />
  </CheckboxGroup>
));
