import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { labels } from '../labels';
import type { LocationPickerViewModel } from '../../view-models/location-picker';
import { Button } from '../controls/button';
import { Dialog } from './dialog';
import styles from './location-dialog.module.css';
import { QuietLine } from '../layout/quiet-line';
import { SuggestField } from '../mantine/suggest-field';
import { TextField } from '../fields/text-field';

/** The dialog 'Select Location': address search, the device's own location, and the details of the door (spec section 2). */
export const LocationDialog = observer(({ picker }: { picker: LocationPickerViewModel }) => (
  <Dialog title={labels.selectLocation} isOpen={picker.isOpen} onClose={() => picker.close()} foot={<Save picker={picker} />}>
    <LocationForm picker={picker} />
  </Dialog>
));

const FORM = 'locationForm';

/** Belongs to the form by its id: it stays in view while that scrolls. */
const Save = observer(({ picker }: { picker: LocationPickerViewModel }) => (
  <>
    {!picker.canSave && <p className="note">Save needs area, house and building.</p>}
    <QuietLine text={picker.savingNotice.text} />
    <Button type="submit" form={FORM} isBusy={picker.isBusy} isDisabled={!picker.canSave}>
      Save
    </Button>
  </>
));

const LocationForm = observer(({ picker }: { picker: LocationPickerViewModel }) => {
  const zipCode = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void picker.save();
    if (picker.zipCodeError) zipCode.current?.focus();
  };
  return (
    <form id={FORM} noValidate className="stack" onSubmit={save}>
      {picker.canLocate && (
        <>
          <Button look="outlined" isBusy={picker.isLocating} onClick={() => void picker.useCurrentLocation()}>
            Use Current Location
          </Button>
          <QuietLine text={picker.isLocating ? 'Finding where you are…' : picker.locatingNotice.text} />
        </>
      )}
      <SuggestField
        id="locationSearch"
        label="Search address"
        text={picker.searchText}
        suggestions={picker.suggestions}
        placeholder="Area, street or landmark"
        onType={(text) => picker.search(text)}
        onPick={(suggestion) => void picker.pick(suggestion)}
      />
      <div className={`stack ${styles.door}`}>
        <TextField
          id="houseFloor"
          label="House / Floor"
          placeholder="Such as Flat 4B"
          aria-required
          value={picker.houseFloor}
          autoComplete="address-line1"
          onType={(text) => picker.enter({ houseFloor: text })}
        />
        <TextField
          id="buildingBlock"
          label="Building / Block"
          placeholder="Such as Gulmohar Heights"
          aria-required
          value={picker.buildingBlock}
          autoComplete="address-line2"
          onType={(text) => picker.enter({ buildingBlock: text })}
        />
        <TextField
          id="landmark"
          label="Landmark"
          placeholder="Optional"
          value={picker.landmark}
          autoComplete="address-line3"
          onType={(text) => picker.enter({ landmark: text })}
        />
        {picker.zipCode !== undefined && (
          <TextField
            ref={zipCode}
            id="zipCode"
            label="PIN code"
            value={picker.zipCode}
            error={picker.zipCodeError}
            inputMode="numeric"
            autoComplete="postal-code"
            onType={(text) => picker.enterZipCode(text)}
            onBlur={() => picker.leaveZipCode()}
          />
        )}
      </div>
    </form>
  );
});
