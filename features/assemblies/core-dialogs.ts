import { labels } from '../../src/domain/labels';
import { messages } from '../../src/domain/messages';
import type { LocationPickerViewModel } from '../../src/view-models/location-picker';
import type { OtpViewModel } from '../../src/view-models/otp';
import { suggestField, textField, type CorePage } from './core-fields';

/** 'Enter OTP' while it is open, by the names that it shows. */
export function otpDialog(otp: OtpViewModel): CorePage | undefined {
  if (!otp.isOpen) return undefined;
  return {
    fields: {
      'One-time code': {
        values: otp.digits,
        options: [],
        message: otp.error,
        fill: (code) => [...code].forEach((digit, index) => otp.enter(index, digit)),
      },
    },
    controls: {
      Submit: otp.isBusy ? undefined : () => otp.submit(),
      'Click to Resend': otp.canResend && !otp.isBusy ? () => otp.resend() : undefined,
      Close: () => otp.close(),
    },
    texts: ['Enter OTP', otp.countdown, otp.isServerUnreachable ? messages.server.unreachable : undefined],
  };
}

/** 'Select Location' while it is open, by the names that it shows. */
export function locationDialog(picker: LocationPickerViewModel): CorePage | undefined {
  if (!picker.isOpen) return undefined;
  return {
    fields: {
      'Search address': suggestField({
        value: picker.searchText,
        type: (text) => picker.search(text),
        suggestions: () => picker.suggestions,
        nameOf: ({ text }) => text,
        pick: (suggestion) => picker.pick(suggestion),
      }),
      'House / Floor': textField(picker.houseFloor, undefined, (text) => picker.enter({ houseFloor: text })),
      'Building / Block': textField(picker.buildingBlock, undefined, (text) => picker.enter({ buildingBlock: text })),
      Landmark: textField(picker.landmark, undefined, (text) => picker.enter({ landmark: text })),
      'PIN code': textField(picker.zipCode, undefined, () => {}),
    },
    controls: {
      Save: picker.canSave ? () => picker.save() : undefined,
      'Use Current Location': () => picker.useCurrentLocation(),
      Close: () => picker.close(),
    },
    texts: [labels.selectLocation],
  };
}

/** While a dialog is open, the page behind it can be seen but not used. */
export function withDialog(dialog: CorePage | undefined, page: CorePage): CorePage {
  if (!dialog) return page;
  return { fields: dialog.fields, controls: dialog.controls, texts: [...dialog.texts, ...page.texts] };
}
