import { observer } from 'mobx-react-lite';
import type { MultipleChoiceField } from '../ui/fields/field';
import type { RemoteList } from '../stores/remote-list';
import { CheckboxGroup } from '../ui/choices/choice-group';
import { ListPlaceholder } from '../ui/lists/list-placeholder';

interface ExtraAddOnsProps<Value> {
  readonly field: MultipleChoiceField<Value>;
  readonly list: RemoteList<unknown>;
  readonly onReload: () => void;
}

/** Without prices: only the quotes name them (decision S8). */
export const ExtraAddOns = observer(
  <Value extends string | number>({ field, list, onReload }: ExtraAddOnsProps<Value>) => (
    <CheckboxGroup
      field={field}
      note={<p>Optional. Priced in your quotes.</p>}
      layout="list"
      choices={(field.options ?? []).map(({ value, label = value }) => ({
        value,
        content: <span className="clamped">{label}</span>,
      }))}
    >
      <ListPlaceholder list={list} of="add-ons" usualCount={4} onReload={onReload} />
    </CheckboxGroup>
  ),
);
