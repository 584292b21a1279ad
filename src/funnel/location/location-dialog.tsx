import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { pageTexts } from '../page-texts';
import type { LocationDialogViewModel } from './location-dialog-view-model';
import { Button } from '../../ui/controls/button';
import { Illustration, type Drawing } from '../../ui/icons/drawing';
import { TitledDialog } from '../../ui/dialog/dialog';
import styles from './location-dialog.module.css';
import { StatusLine } from '../../ui/status-line';
import { TextFieldWithSuggestions } from '../../ui/fields/suggest-field';
import { TextField } from '../../ui/fields/text-field';

/** The dialog 'Select Location': address search, 'Use Current Location', and the details such as house and landmark. */
export const LocationDialog = observer(({ picker }: { picker: LocationDialogViewModel }) => (
  <TitledDialog
    title={pageTexts.selectLocation}
    isOpen={picker.isOpen}
    placement="full"
    onClose={() => picker.close()}
    foot={!picker.isSearching && <Save picker={picker} />}
  >
    <LocationForm picker={picker} />
  </TitledDialog>
));

const FORM = 'locationForm';

/** The Save button. It is outside of the form, so that it stays in view while the form scrolls. */
const Save = observer(({ picker }: { picker: LocationDialogViewModel }) => (
  <>
    {!picker.canSave && <p className="note">{`Still needed: ${picker.missingParts.join(', ')}`}</p>}
    <StatusLine text={picker.savingNotice.text} />
    <Button type="submit" form={FORM} isBusy={picker.isBusy} isDisabled={!picker.canSave}>
      Save
    </Button>
  </>
));

const CROSSHAIRS: Drawing = { size: 24, lines: 'M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM12 2v4m0 12v4M2 12h4m12 0h4' };

const LocationForm = observer(({ picker }: { picker: LocationDialogViewModel }) => {
  const { fields, isSearching, zipCodeField } = picker;
  const house = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);
  // The house is the next field to fill in. It is there only after the choice.
  useLayoutEffect(() => {
    if (isChosen.current) house.current?.focus();
    isChosen.current = false;
  });
  const save = async () => {
    await picker.save();
    if (picker.wrongFieldId) document.getElementById(picker.wrongFieldId)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form id={FORM} noValidate className="stack" onSubmit={submit}>
      {picker.canLocate && !isSearching && (
        <>
          <Button
            look="raised"
            isBusy={picker.isLocating}
            className={styles.locate}
            onClick={() => void picker.useCurrentLocation()}
          >
            <Illustration drawing={CROSSHAIRS} width={20} className="accented" />
            Use Current Location
          </Button>
          <StatusLine text={picker.isLocating ? 'Finding where you are…' : picker.locatingNotice.text} />
        </>
      )}
      <TextFieldWithSuggestions
        field={fields.searchText}
        suggestions={picker.suggestions.items}
        isAwaited={picker.suggestions.status === 'loading'}
        placeholder="Area, street or landmark"
        onOpenedChange={(areOpen) => picker.openSuggestions(areOpen)}
        onPick={(suggestion) => {
          isChosen.current = true;
          void picker.pick(suggestion);
        }}
        typedOption={
          isSearching && (
            <span>
              Use “<bdi>{fields.searchText.value.trim()}</bdi>” as typed
            </span>
          )
        }
        onPickTyped={() => (isChosen.current = true)}
      />
      {picker.hasAddress && (
        <div className={`stack ${styles.door}`}>
          <TextField
            ref={house}
            field={fields.houseFloor}
            placeholder="e.g. Flat 4B"
            aria-required
            autoComplete="address-line1"
          />
          <TextField
            field={fields.buildingBlock}
            placeholder="e.g. Gulmohar Heights"
            aria-required
            autoComplete="address-line2"
          />
          <TextField field={fields.landmark} placeholder="Optional" autoComplete="address-line3" />
          <TextField field={zipCodeField} placeholder="6-digit PIN" inputMode="numeric" autoComplete="postal-code" />
        </div>
      )}
    </form>
  );
});
