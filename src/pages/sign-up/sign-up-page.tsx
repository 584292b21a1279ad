import { OtherWay } from '../../funnel/other-way';
import { observer } from 'mobx-react-lite';
import { addressInOneLine } from '../../domain/new-address';
import { pageTexts } from '../../funnel/page-texts';
import type { SignUpViewModel } from './sign-up-view-model';
import { RadioGroup } from '../../ui/choices/choice-group';
import { errorAndDescriptionAttributes, FieldErrorMessage } from '../../ui/fields/field-error-message';
import { Alerts } from '../../funnel/alert-dialog';
import { Illustration, type Drawing } from '../../ui/icons/drawing';
import { LocationDialog } from '../../funnel/location/location-dialog';
import { BookingPageFrame } from '../../funnel/booking-page-frame';
import { PhoneField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import styles from './sign-up-page.module.css';

export const SignUpPage = observer(({ viewModel }: { viewModel: SignUpViewModel }) => {
  const { fields, funnel } = viewModel;
  return (
    <>
      <BookingPageFrame
        page="signUp"
        about="Sign Up"
        viewModel={viewModel}
        action="Sign Up"
        isBusy={viewModel.isBusy}
        notice={viewModel.notice.text}
        intro={<p className="note">Pet masters use these details to reach you and your pet.</p>}
        onSubmit={() => void viewModel.signUp()}
      >
        <div className={styles.fields}>
          <TextField field={fields.firstName} autoComplete="given-name" />
          <PhoneField field={fields.phoneNumber} />
          <TextField
            field={fields.email}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <RadioGroup field={fields.gender} />
          <LocationButton viewModel={viewModel} />
        </div>
        <OtherWay funnel={funnel} question={pageTexts.alreadyHaveAnAccount} page="login" name="Sign In" />
      </BookingPageFrame>
      <LocationDialog picker={viewModel.locationDialog} />
      <Alerts alerts={viewModel.alerts} />
    </>
  );
});

const PIN: Drawing = {
  size: 24,
  lines:
    'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM9.6 10a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0z',
};

const LocationButton = observer(({ viewModel }: { viewModel: SignUpViewModel }) => {
  const field = viewModel.fields.location;
  const { error, id, label, value } = field;
  return (
    <div className="field">
      <span id="location-label">{label}</span>
      <button
        type="button"
        id={id}
        aria-labelledby="location-label"
        {...errorAndDescriptionAttributes(field, 'location-value')}
        aria-haspopup="dialog"
        className={styles.locationButton}
        onClick={() => viewModel.openLocation()}
      >
        <Illustration drawing={PIN} width={22} className="accented" />
        <span id="location-value" className="clamped">
          {value ? addressInOneLine(value) : 'Select where your pet lives'}
        </span>
      </button>
      <FieldErrorMessage field={id} message={error} />
    </div>
  );
});
