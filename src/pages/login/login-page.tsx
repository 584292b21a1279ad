import { OtherWay } from '../../funnel/other-way';
import { PHONE_LENGTH } from '../../domain/lengths';
import { observer } from 'mobx-react-lite';
import type { LoginViewModel } from './login-view-model';
import { OtpDialog } from './otp-dialog';
import { BookingPageFrame } from '../../funnel/booking-page-frame';
import { PhoneField } from '../../ui/fields/phone-field';
import styles from './login-page.module.css';

export const LoginPage = observer(({ viewModel }: { viewModel: LoginViewModel }) => {
  const { fields, funnel } = viewModel;
  return (
    <>
      <BookingPageFrame
        page="login"
        about="Login"
        viewModel={viewModel}
        action="Login"
        isBusy={viewModel.isBusy}
        notice={viewModel.notice.text}
        intro={<h2>Log in to continue your booking</h2>}
        onSubmit={() => void viewModel.login()}
      >
        <div className={styles.phone}>
          <PhoneField field={fields.phoneNumber} hint={`${PHONE_LENGTH}-digit mobile number. We'll text you a code.`} />
        </div>
        <OtherWay funnel={funnel} question="New here?" page="signUp" name="Sign Up" />
      </BookingPageFrame>
      <OtpDialog otp={viewModel.otp} onChangeNumber={() => selectText(fields.phoneNumber.id)} />
    </>
  );
});

/** What is typed replaces the text, which stays until then. */
function selectText(fieldId: string): void {
  const field = document.getElementById(fieldId) as HTMLInputElement;
  field.focus();
  field.select();
}
