import { GENDERS } from '../../src/domain/account';
import { labels } from '../../src/domain/labels';
import type { AddressViewModel } from '../../src/view-models/address';
import type { LoginViewModel } from '../../src/view-models/login';
import type { SignUpViewModel } from '../../src/view-models/sign-up';
import { locationDialog, otpDialog, withDialog } from './core-dialogs';
import { choiceOf, reloadControl, textField, type CorePage } from './core-fields';

/** Sign-up, by the names that its page shows. */
export function signUpPage(viewModel: SignUpViewModel): CorePage {
  const { check, form, funnel, isBusy } = viewModel;
  const { errors } = check;
  const { location } = form;
  return withDialog(locationDialog(viewModel.locationPicker), {
    fields: {
      'First Name': textField(form.firstName, errors.firstName, (firstName) => viewModel.enter({ firstName })),
      'Phone Number': textField(form.phoneNumber, errors.phoneNumber, (text) => viewModel.enterPhoneNumber(text)),
      Email: textField(form.email, errors.email, (email) => viewModel.enter({ email })),
      Gender: choiceOf(
        GENDERS.map(({ label, value }) => ({ name: label, value })),
        form.gender,
        (gender) => viewModel.enter({ gender }),
        errors.gender,
      ),
      Location: textField(location?.fullAddress ?? '', errors.location, () => viewModel.openLocation()),
    },
    controls: {
      Location: () => viewModel.openLocation(),
      'Sign Up': isBusy ? undefined : () => viewModel.signUp(),
      'Sign In': () => funnel.switchTo('login'),
      Back: () => funnel.goBack(),
    },
    texts: [location?.buildingBlock, labels.alreadyHaveAnAccount],
  });
}

/** Login, by the names that its page shows. */
export function loginPage(viewModel: LoginViewModel): CorePage {
  const { check, funnel, isBusy, otp } = viewModel;
  return withDialog(otpDialog(otp), {
    fields: {
      Mobile: textField(viewModel.phoneNumber, check.errors.phoneNumber, (text) => viewModel.enterPhoneNumber(text)),
    },
    controls: {
      Login: isBusy ? undefined : () => viewModel.login(),
      'Sign Up': () => funnel.switchTo('signUp'),
      Back: () => funnel.goBack(),
    },
    texts: [],
  });
}

/** 'My Address', by the names that its page shows. */
export function addressPage(viewModel: AddressViewModel): CorePage {
  const { addressBook, check, funnel } = viewModel;
  const { saved } = addressBook;
  return withDialog(locationDialog(viewModel.locationPicker), {
    fields: {
      'Saved addresses': choiceOf(
        saved.items.map(({ id, type, address }) => ({ name: `${type} ${address}`, value: id })),
        viewModel.addressBook.selectedId,
        (id) => viewModel.addressBook.select(id),
        check.errors.address,
      ),
    },
    controls: {
      'Add New Address': () => viewModel.addNewAddress(),
      Proceed: () => viewModel.proceed(),
      Back: () => funnel.goBack(),
      ...reloadControl(saved, () => addressBook.load()),
    },
    texts: saved.items.map(({ address }) => address),
  });
}
