import { Link } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { labels } from './labels';
import { STEP_OF_PAGE } from '../domain/progress';
import type { LoginViewModel } from '../view-models/login';
import { OtpDialog } from './dialogs/otp-dialog';
import { StepPage } from './layout/step-page';
import { TextField } from './fields/text-field';
import styles from './sign-up-page.module.css';

/** Login by phone and one-time code (spec section 2, Login). */
export const LoginPage = observer(({ viewModel }: { viewModel: LoginViewModel }) => {
  const { check, funnel } = viewModel;
  return (
    <>
      <StepPage
        title={labels.headings.login}
        about="Login"
        step={STEP_OF_PAGE.login}
        total={funnel.total}
        headline={funnel.headline}
        action="Login"
        isBusy={viewModel.isBusy}
        notice={viewModel.notice.text}
        back={{ name: 'Back', onClick: () => funnel.goBack() }}
        problems={check.summarisedFields.map((field) => ({ id: field, label: 'Mobile' }))}
        failedAttempts={check.failedAttempts}
        onSubmit={() => void viewModel.login()}
      >
        <TextField
          id="phoneNumber"
          label="Mobile"
          type="tel"
          inputMode="tel"
          value={viewModel.phoneNumber}
          error={check.errors.phoneNumber}
          hint="10 digits, after +91"
          autoComplete="tel-national"
          prefix="+91"
          onType={(text) => viewModel.enterPhoneNumber(text)}
          onBlur={() => viewModel.leavePhoneNumber()}
        />
        <p className={styles.otherWay}>
          New here?{' '}
          <Link to={funnel.pathOf('signUp')} replace>
            Sign Up
          </Link>
        </p>
      </StepPage>
      <OtpDialog otp={viewModel.otp} />
    </>
  );
});
