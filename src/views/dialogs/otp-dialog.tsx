import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ChangeEvent, type ClipboardEvent, type FormEvent, type InputEvent, type KeyboardEvent } from 'react';
import { OTP_LENGTH } from '../../domain/lengths';
import { messages } from '../../domain/messages';
import type { OtpDialogViewModel } from '../../view-models/otp';
import { Button } from '../controls/button';
import { TitledDialog } from './dialog';
import { errorAndDescriptionAttributes, FieldErrorMessage } from '../controls/field-error-message';
import styles from './otp-dialog.module.css';

export const OtpDialog = observer(({ otp }: { otp: OtpDialogViewModel }) => (
  <TitledDialog title="Enter OTP" isOpen={otp.isOpen} onClose={() => otp.close()} foot={<Submit otp={otp} />}>
    <OtpForm otp={otp} />
  </TitledDialog>
));

const FORM = 'otpForm';

const Submit = observer(({ otp }: { otp: OtpDialogViewModel }) => (
  <Button type="submit" form={FORM} isBusy={otp.isBusy}>
    Submit
  </Button>
));

const OtpForm = observer(({ otp }: { otp: OtpDialogViewModel }) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void otp.submit();
  };
  return (
    <form id={FORM} noValidate className={`stack ${styles.form}`} onSubmit={submit}>
      <p>
        Enter the code we sent to{' '}
        <span className={styles.number}>
          <strong className="tabular-figures">{`+91 ${otp.phoneNumber}`}</strong>.
        </span>
      </p>
      <Button look="link" className={styles.change} onClick={() => otp.close()}>
        Change number
      </Button>
      <Digits otp={otp} />
      <div aria-live="polite">
        <FieldErrorMessage field="otp" message={otp.error} />
        {otp.isServerUnreachable && <p>{messages.server.unreachable}</p>}
        {/* Screen readers do not read out each second, only the end of the countdown. */}
        {otp.canResend && <p className="visually-hidden">The code can be sent again now.</p>}
      </div>
      <div className={styles.resend}>
        {otp.canResend ? (
          <Button look="link" isBusy={otp.isBusy} onClick={() => void otp.resend()}>
            Click to Resend
          </Button>
        ) : (
          <p role="timer" aria-live="off" aria-label="Time until the code can be sent again">
            Resend in <span className="tabular-figures">{otp.countdown}</span>
          </p>
        )}
      </div>
    </form>
  );
});

/** For each key, the number of boxes by which it moves the focus. */
const STEPS: Readonly<Record<string, number>> = { Backspace: -1, ArrowLeft: -1, ArrowRight: 1 };

/** One box for each digit. A typed digit moves the focus to the next box. Backspace in an empty box moves the focus back (decision A3). */
const Digits = observer(({ otp }: { otp: OtpDialogViewModel }) => {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const { error, sentCount } = otp;

  // After a one-time code is sent, and after each new error, typing starts at the first box.
  useEffect(() => boxes.current[0]?.focus(), [sentCount]);
  useEffect(() => {
    if (error) boxes.current[0]?.focus();
  }, [error]);

  const moveTo = (index: number) => boxes.current[Math.min(Math.max(index, 0), OTP_LENGTH - 1)]?.focus();

  const type = (index: number, event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    const held = otp.digits[index] ?? '';
    // A digit typed into a filled box replaces the box's digit, even if the cursor stands before it.
    const isTypedOver = held !== '' && value.length === 2;
    otp.enter(index, isTypedOver ? value.replace(held, '') : value);
    const count = value.replace(/\D/g, '').length;
    if (count > 1 && !isTypedOver) moveTo(count - 1);
    else if (count > 0) moveTo(index + 1);
  };

  // Typing the digit that a box already contains fires no change event, but must move the focus too.
  const retype = (index: number, event: InputEvent<HTMLInputElement>) => {
    if (event.data !== otp.digits[index]) return;
    event.preventDefault();
    moveTo(index + 1);
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text').replace(/\D/g, '');
    if (text === '') return;
    otp.enter(0, text);
    moveTo(text.length - 1);
  };

  const press = (index: number, event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isBackspace = event.key === 'Backspace';
    if (!step || (isBackspace && otp.digits[index] !== '')) return;
    event.preventDefault();
    if (isBackspace) otp.enter(Math.max(index - 1, 0), '');
    moveTo(index + step);
  };

  return (
    <div role="group" aria-label="One-time code" className={styles.digits}>
      {otp.digits.map((digit, index) => (
        <input
          key={index}
          ref={(box) => void (boxes.current[index] = box)}
          aria-label={`Digit ${index + 1} of ${OTP_LENGTH}`}
          {...errorAndDescriptionAttributes({ id: 'otp', error })}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          inputMode="numeric"
          className={styles.digit}
          value={digit}
          onFocus={(event) => event.currentTarget.select()}
          onBeforeInput={(event) => retype(index, event)}
          onChange={(event) => type(index, event)}
          onPaste={paste}
          onKeyDown={(event) => press(index, event)}
        />
      ))}
    </div>
  );
});
