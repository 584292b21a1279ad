import { observer } from 'mobx-react-lite';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { OTP_LENGTH } from '../../domain/lengths';
import { messages } from '../../domain/messages';
import type { OtpDialogViewModel } from './otp-dialog-view-model';
import { Button } from '../../ui/controls/button';
import { TitledDialog } from '../../ui/dialog/dialog';
import { errorAndDescriptionAttributes, FieldErrorMessage } from '../../ui/fields/field-error-message';
import styles from './otp-dialog.module.css';

interface OtpDialogProps {
  readonly otp: OtpDialogViewModel;
  readonly onChangeNumber: () => void;
}

export const OtpDialog = observer(({ otp, onChangeNumber }: OtpDialogProps) => {
  const { isOpen } = otp;
  const isNumberWrong = useRef(false);
  // The closed dialog has returned the focus to Login by now.
  useLayoutEffect(() => {
    if (!isOpen && isNumberWrong.current) onChangeNumber();
    isNumberWrong.current = false;
  });
  const changeNumber = () => {
    isNumberWrong.current = true;
    otp.close();
  };
  return (
    <TitledDialog title="Enter OTP" isOpen={isOpen} onClose={() => otp.close()} foot={<Submit otp={otp} />}>
      <OtpForm otp={otp} onChangeNumber={changeNumber} />
    </TitledDialog>
  );
});

const FORM = 'otpForm';

const Submit = observer(({ otp }: { otp: OtpDialogViewModel }) => (
  <Button type="submit" form={FORM} isBusy={otp.isBusy}>
    Submit
  </Button>
));

const OtpForm = observer(({ otp, onChangeNumber }: OtpDialogProps) => {
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
      <Button look="link" className={styles.change} onClick={onChangeNumber}>
        Change number
      </Button>
      <Digits otp={otp} />
      <div aria-live="polite">
        <FieldErrorMessage field="otp" message={otp.error} />
        {otp.isServerUnreachable && <p>{messages.server.unreachable}</p>}
        {/* Screen readers read out the end of the countdown, not each second. */}
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

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Backspace in an empty box moves the focus back (decision A3). */
const Digits = observer(({ otp }: { otp: OtpDialogViewModel }) => {
  const group = useRef<HTMLDivElement>(null);
  const { error, sentCount } = otp;
  const boxes = () => [...group.current!.querySelectorAll('input')];
  const moveTo = (index: number) => boxes()[Math.min(Math.max(index, 0), OTP_LENGTH - 1)]!.focus();
  const enter = (index: number, text: string) => moveTo(otp.enter(index, text));

  useEffect(() => moveTo(0), [sentCount]);
  useEffect(() => {
    if (error) moveTo(0);
  }, [error]);

  const type = (index: number, { currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // The inserted digit replaces the box's, wherever the cursor stands. Autofill names no text.
    enter(index, (value && (nativeEvent as InputEvent).data) || value);
  };

  const paste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    if (text) enter(index, text);
  };

  const deleteBack = (index: number, event: Pick<Event, 'preventDefault'>) => {
    if (otp.digits[index] !== '') return;
    event.preventDefault();
    enter(Math.max(index - 1, 0), '');
  };

  const press = (index: number, event: KeyboardEvent) => {
    if (event.key === 'Backspace') deleteBack(index, event);
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    moveTo(index + step);
  };

  // No change event follows the digit that a box has already, or a deletion in an empty box (Android's keyboards do not name the Backspace key). React has no event for deletions.
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const index = boxes().indexOf(event.target as HTMLInputElement);
    if (event.inputType === 'deleteContentBackward') deleteBack(index, event);
    if (!event.data || event.data !== otp.digits[index]) return;
    event.preventDefault();
    moveTo(index + 1);
  });
  useEffect(() => {
    const element = group.current!;
    const listen = (event: InputEvent) => beforeInput(event);
    element.addEventListener('beforeinput', listen);
    return () => element.removeEventListener('beforeinput', listen);
  }, []);

  return (
    <div ref={group} role="group" aria-label="One-time code" className={styles.digits}>
      {otp.digits.map((digit, index) => (
        <input
          key={index}
          aria-label={`Digit ${index + 1} of ${OTP_LENGTH}`}
          {...errorAndDescriptionAttributes({ id: 'otp', error })}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          inputMode="numeric"
          className={styles.digit}
          value={digit}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(index, event)}
          onPaste={(event) => paste(index, event)}
          onKeyDown={(event) => press(index, event)}
        />
      ))}
    </div>
  );
});
