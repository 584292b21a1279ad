import { Link } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { labels } from './labels';
import { STEP_OF_PAGE } from '../domain/progress';
import { GENDERS } from '../domain/account';
import type { SignUpViewModel } from '../view-models/sign-up';
import { RadioGroup } from './controls/choice-group';
import { FieldMessage, messageId } from './controls/field-message';
import { LocationDialog } from './dialogs/location-dialog';
import { StepPage } from './layout/step-page';
import { TextField } from './fields/text-field';
import styles from './sign-up-page.module.css';

const FIELD_LABELS: Readonly<Record<string, string>> = {
  firstName: 'First Name',
  phoneNumber: 'Phone Number',
  email: 'Email',
  gender: 'Gender',
  location: 'Location',
};

/** Sign-up (spec section 2, Signup). */
export const SignUpPage = observer(({ viewModel }: { viewModel: SignUpViewModel }) => {
  const { check, form, funnel, isBusy, locationPicker } = viewModel;
  const { errors } = check;
  return (
    <>
      <StepPage
        title={labels.headings.signUp}
        about="Sign Up"
        step={STEP_OF_PAGE.signUp}
        total={funnel.total}
        headline={funnel.headline}
        action="Sign Up"
        isBusy={isBusy}
        notice={viewModel.notice.text}
        back={{ name: 'Back', onClick: () => funnel.goBack() }}
        problems={check.summarisedFields.map((field) => ({ id: field, label: FIELD_LABELS[field] ?? field }))}
        failedAttempts={check.failedAttempts}
        onSubmit={() => void viewModel.signUp()}
      >
        <div className={styles.fields}>
          <TextField
            id="firstName"
            label="First Name"
            value={form.firstName}
            error={errors.firstName}
            autoComplete="given-name"
            onType={(text) => viewModel.enter({ firstName: text })}
          />
          <TextField
            id="phoneNumber"
            label="Phone Number"
            type="tel"
            inputMode="tel"
            value={form.phoneNumber}
            error={errors.phoneNumber}
            hint="10 digits, after +91"
            autoComplete="tel-national"
            prefix="+91"
            onType={(text) => viewModel.enterPhoneNumber(text)}
            onBlur={() => viewModel.leavePhoneNumber()}
          />
          <TextField
            id="email"
            label="Email"
            type="email"
            value={form.email}
            error={errors.email}
            autoComplete="email"
            onType={(text) => viewModel.enter({ email: text })}
          />
          <RadioGroup
            id="gender"
            legend="Gender"
            choices={GENDERS.map(({ value, label }) => ({ value, content: label }))}
            chosen={form.gender}
            error={errors.gender}
            onChoose={(gender) => viewModel.enter({ gender })}
          />
          <LocationButton viewModel={viewModel} />
        </div>
        <p className={styles.otherWay}>
          {labels.alreadyHaveAnAccount}{' '}
          <Link to={funnel.pathOf('login')} replace>
            Sign In
          </Link>
        </p>
      </StepPage>
      <LocationDialog picker={locationPicker} />
    </>
  );
});

const LocationButton = observer(({ viewModel }: { viewModel: SignUpViewModel }) => {
  const { location } = viewModel.form;
  const error = viewModel.check.errors.location;
  const text = location && [location.houseFloor, location.buildingBlock, location.landmark, location.fullAddress].filter(Boolean).join(', ');
  return (
    <div className="field">
      <span id="location-label" className={styles.label}>
        Location
      </span>
      <button
        type="button"
        id="location"
        aria-labelledby="location-label"
        aria-describedby={error ? `location-value ${messageId('location')}` : 'location-value'}
        aria-invalid={error ? true : undefined}
        aria-haspopup="dialog"
        className={styles.locationButton}
        onClick={() => viewModel.openLocation()}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.8">
          <path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Z" />
          <circle cx="12" cy="10" r="2.4" />
        </svg>
        <span id="location-value" className="clamped">{text ?? 'Select where your pet lives'}</span>
      </button>
      <FieldMessage field="location" message={error} />
    </div>
  );
});
