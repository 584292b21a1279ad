import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SavedAddress } from '../../domain/address';
import type { AddressViewModel } from './address-view-model';
import styles from './address-page.module.css';
import { Button } from '../../ui/controls/button';
import { CardSkeletons } from '../../ui/lists/card-skeletons';
import { RadioGroup } from '../../ui/choices/choice-group';
import { Illustration, type Drawing } from '../../ui/icons/drawing';
import { GoneNotice } from '../../funnel/gone-notice';
import { ListState } from '../../ui/lists/list-state';
import { LocationDialog } from '../../funnel/location/location-dialog';
import { SavedNotice } from '../../ui/saved-notice';
import { StatusLine } from '../../ui/status-line';
import { BookingPageFrame } from '../../funnel/booking-page-frame';
import { useValueIfChangedSinceMount } from '../../ui/hooks/use-value-if-changed-since-mount';

const KENNEL: Drawing = {
  size: 96,
  lines: 'M48 16 14 44l5 6 29-24 29 24 5-6zM24 47v35M72 47v35M38 82V64a10 10 0 0 1 20 0v18M12 82h72M43 40h10',
};

export const AddressPage = observer(({ viewModel }: { viewModel: AddressViewModel }) => {
  const { addressBook, locationDialog } = viewModel;
  useEffect(() => viewModel.chooseAhead(), [viewModel]);
  const newAddress = useValueIfChangedSinceMount(addressBook.latestSaved);
  return (
    <>
      <BookingPageFrame
        page="address"
        about="Address"
        viewModel={viewModel}
        action="Proceed"
        intro={<GoneNotice funnel={viewModel.funnel} />}
        onSubmit={() => viewModel.proceed()}
      >
        <SavedNotice saved={newAddress} name={newAddress?.type} next=" and chosen. Continue with Proceed." />
        <RadioGroup
          field={viewModel.addressField}
          isOptional
          layout="cards"
          choices={addressBook.saved.items.map((address) => ({
            value: address.id,
            content: <AddressCard address={address} />,
          }))}
        >
          <AddressListState viewModel={viewModel} />
        </RadioGroup>
        <StatusLine text={viewModel.notice} className={addressBook.isEmpty ? styles.alone : undefined} />
        <Button
          look={addressBook.isEmpty ? 'filled' : 'raised'}
          data-alone={addressBook.isEmpty || undefined}
          className={styles.add}
          onClick={() => viewModel.openLocation()}
        >
          Add New Address
        </Button>
      </BookingPageFrame>
      <LocationDialog picker={locationDialog} />
    </>
  );
});

const AddressListState = observer(({ viewModel: { addressBook, notice } }: { viewModel: AddressViewModel }) => {
  const { isSaving, saved } = addressBook;
  return (
    <ListState
      list={saved}
      isLacking={saved.items.length === 0 || saved.hasFailed}
      isMain
      // How many addresses a loading list has is unknown: two is a guess.
      loading={
        <CardSkeletons kind={{ className: styles.skeletons }} count={isSaving ? 1 : 2} label="Loading addresses" />
      }
      failed="We could not load all your addresses. Tap Reload to try again."
      empty={
        isSaving ? undefined : (
          <div className={styles.empty} data-drawn>
            <Illustration drawing={KENNEL} />
            {!notice && <p>You have no saved address yet. Add one, so that pet masters know where to come.</p>}
          </div>
        )
      }
      onReload={() => void addressBook.load()}
    />
  );
});

const BRIEFCASE: Drawing = { size: 24, lines: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16' };
const HOUSE: Drawing = { size: 24, lines: 'm4 11 8-6.5 8 6.5v8.5H4zM10 19.5v-5h4v5' };

function AddressCard({ address }: { address: SavedAddress }) {
  return (
    <span className={styles.card}>
      <span className={styles.type}>
        <Illustration
          drawing={address.type.toLowerCase() === 'work' ? BRIEFCASE : HOUSE}
          width={20}
          className="accented"
        />
        <span className="clamped">{address.type}</span>
      </span>
      <span className={`${styles.address} clamped`}>{address.address}</span>
    </span>
  );
}
