import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_PET } from '../../src/domain/draft';
import { messages } from '../../src/domain/messages';
import { isVisible, TEXTS } from './corpus';
import { ITEMS, keptOf } from './hostile-draft';
import { HostilePhone } from './hostile-phone';
import { SESSION } from './hostile-server';

// The production build at 360 px, with every text typed into every field and sent off: it stands there as it was typed, what is wrong
// with it is told, and nothing is moved by it.

const STARTING_UP_IN_MILLISECONDS = 60_000;
const TIME_LIMIT_IN_MILLISECONDS = 30_000;
const { account, appointment, otp, pet, walking } = messages;
const PROBLEM = 'There is a problem';

let phone: HostilePhone;

beforeAll(async () => {
  phone = await HostilePhone.start();
}, STARTING_UP_IN_MILLISECONDS);

afterAll(() => phone?.stop());

describe('what is typed', { timeout: TIME_LIMIT_IN_MILLISECONDS }, () => {
  test('at sign-up and in its location', async () => {
    const signUp = { firstName: '', phoneNumber: '', email: '', gender: undefined, location: undefined };
    await phone.opens('/walking/signup', { items: ITEMS }, { bookingDraft: keptOf({ signUp }) });
    for (const { name, text } of TEXTS) {
      expect([name, await phone.types(['firstName', 'email'], text)]).toEqual([name, []]);
      await phone.types(['phoneNumber'], text);
      await phone.presses('Location');
      expect([name, await phone.types(['locationSearch', 'houseFloor', 'buildingBlock', 'landmark'], text)]).toEqual([name, []]);
      await phone.types(['locationSearch'], `${text} `);
      expect([name, await phone.complaints()]).toEqual([name, []]);
      await phone.presses(isVisible(text) ? 'Save' : 'Close');
      await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
      await phone.presses('Sign Up');
      expect([name, await phone.misses([PROBLEM, isVisible(text) ? account.emailInvalid : account.emailMissing, account.genderMissing])]).toEqual([name, []]);
      expect([name, await phone.complaints()]).toEqual([name, []]);
    }
  });

  test('as a pet', async () => {
    await phone.opens('/walking/petDetails', { items: [] }, { bookingDraft: keptOf({ selectedPetIds: [], pet: EMPTY_PET }), userData: SESSION });
    const told = [PROBLEM, pet.dateOfBirthMissing, pet.lastVaccinationMissing, pet.genderMissing, pet.imageMissing];
    for (const { name, text } of TEXTS) {
      expect([name, await phone.types(['name', 'breed', 'dateOfBirth', 'lastVaccination'], text)]).toEqual([name, []]);
      await phone.presses('Next');
      expect([name, await phone.misses([...told, ...(isVisible(text) ? [] : [pet.nameMissing, pet.breedMissing])])]).toEqual([name, []]);
      expect([name, await phone.complaints()]).toEqual([name, []]);
    }
  });

  test.each([
    ['walking', 'startDate', walking.startDateMissing],
    ['training', 'date', appointment.dateMissing],
    ['grooming', 'date', appointment.dateMissing],
  ])('as a date of %s', async (service, field, message) => {
    await phone.opens(`/${service}/2`, { items: [] }, { bookingDraft: keptOf(), userData: SESSION });
    for (const { name, text } of TEXTS) {
      expect([name, await phone.types([field], text)]).toEqual([name, []]);
      await phone.presses('Next');
      expect([name, await phone.misses([PROBLEM, message])]).toEqual([name, []]);
      expect([name, await phone.complaints()]).toEqual([name, []]);
    }
    expect(new URL(phone.page.url()).pathname).toBe(`/in/packages/${service}/2`);
  });

  test('at login', async () => {
    await phone.opens('/walking/login', { items: [] }, { bookingDraft: keptOf() });
    for (const { name, text } of TEXTS) {
      await phone.types(['phoneNumber'], text);
      const [kept = ''] = await phone.valuesOf(['phoneNumber']);
      // Longer than ten only by the sign of a country code; what is kept is of what was typed.
      expect([name, kept.length <= 11, text.replace(/[\s\p{Cf}\p{Pd}()[\]{}]/gu, '').includes(kept)]).toEqual([name, true, true]);
      await phone.presses('Login');
      expect([name, await phone.misses([PROBLEM, kept === '' ? account.phoneMissing : account.phoneInvalid])]).toEqual([name, []]);
      expect([name, await phone.complaints()]).toEqual([name, []]);
    }
  });

  test('as a code that was sent', async () => {
    const sentOtp = { phoneNumber: 'W'.repeat(10_000), resendDeadline: 1e300 };
    await phone.opens('/walking/login', { items: [], token: '' }, { bookingDraft: keptOf({ sentOtp }) });
    await phone.page.getByRole('dialog').waitFor();
    expect(await phone.complaints()).toEqual([]);
    const boxes = [1, 2, 3, 4].map((box) => `Digit ${box} of 4`);
    for (const { name, text } of TEXTS) {
      for (const box of boxes) await phone.types([box], '');
      await phone.types(boxes.slice(0, 1), text);
      const digits = text.replace(/[^0-9]/g, '').slice(0, 4).padEnd(4);
      expect([name, await phone.valuesOf(boxes)]).toEqual([name, [...digits].map((digit) => digit.trim())]);
      await phone.presses('Submit');
      await phone.page.getByText(digits.includes(' ') ? otp.incomplete : otp.invalid).waitFor();
      expect([name, await phone.complaints()]).toEqual([name, []]);
    }
    expect(new Set(phone.logged)).toEqual(new Set(['POST user/validateOtp: id or token is missing']));
  });
});
