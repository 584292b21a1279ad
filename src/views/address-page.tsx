import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SavedAddress } from '../domain/address';
import { isolated } from '../domain/text';
import type { AddressViewModel } from '../view-models/address';
import styles from './address-page.module.css';
import { Button } from './controls/button';
import { CardSkeletons } from './layout/card-skeletons';
import { RadioGroup } from './controls/choice-group';
import { EmptyList } from './empty-list';
import { kennel } from './illustrations/kennel';
import { lostBall } from './illustrations/states';
import { GoneNotice } from './layout/gone-notice';
import { ListReloadNotice } from './layout/list-reload-notice';
import { LocationDialog } from './dialogs/location-dialog';
import { SavedNotice } from './saved-notice';
import { StatusLine } from './layout/status-line';
import { BookingPageFrame } from './layout/booking-page-frame';
import { useValueIfChangedSinceMount } from './hooks/use-value-if-changed-since-mount';

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
        <SavedNotice
          saved={newAddress}
          text={`${isolated(newAddress?.type ?? '')} is added`}
          next=" and chosen. Tap Proceed to continue."
        />
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

/** Says that the addresses are loading, that none is saved, or that they could not be fetched (then with a Reload button). */
const AddressListState = observer(({ viewModel }: { viewModel: AddressViewModel }) => {
  const { addressBook } = viewModel;
  const { isSaving, saved } = addressBook;
  const { items, status } = saved;
  if (status === 'failed') {
    return (
      <ListReloadNotice drawing={lostBall} onReload={() => void addressBook.load()}>
        We could not load all your addresses. Tap Reload to try again.
      </ListReloadNotice>
    );
  }
  if (items.length > 0) return null;
  // A first address that is being saved will be one card. How many addresses a loading list has is unknown: two is a guess.
  if (isSaving || status === 'loading')
    return <CardSkeletons kind={{ className: styles.skeletons }} count={isSaving ? 1 : 2} label="Loading addresses" />;
  return (
    <EmptyList drawing={kennel}>
      {!viewModel.notice && <p>You have no saved address yet. Add one, so that pet masters know where to come.</p>}
    </EmptyList>
  );
});

function AddressCard({ address }: { address: SavedAddress }) {
  return (
    <span className={styles.card}>
      <span className={styles.type}>
        <svg
          aria-hidden="true"
          className="accented"
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        >
          {address.type.toLowerCase() === 'work' ? (
            <path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" strokeLinejoin="round" />
          ) : (
            <path d="m4 11 8-6.5 8 6.5v8.5H4zM10 19.500v-5h4v5" strokeLinejoin="round" />
          )}
        </svg>
        <span className="clamped">{address.type}</span>
      </span>
      <span className={`${styles.address} clamped`}>{address.address}</span>
    </span>
  );
}
