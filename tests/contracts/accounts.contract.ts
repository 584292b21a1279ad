import { describe, expect, test } from 'vitest';
import type { Accounts } from '../../src/ports/accounts';
import { ASHA, ASHAS_PHONE, MEERA, RIGHT_CODE } from './people';

/** What every `Accounts` does, with a server that knows Asha and not Meera. */
export function describeAccounts(name: string, accounts: () => Accounts): void {
  describe(`${name} as Accounts`, () => {
    test('know which phone numbers have a customer', async () => {
      expect(await accounts().exists(ASHAS_PHONE)).toEqual({ ok: true, value: true });
      expect(await accounts().exists(MEERA.phoneNumber)).toEqual({ ok: true, value: false });
    });

    test('create a customer, who is then known', async () => {
      const created = await accounts().create(MEERA);
      expect(created).toEqual({ ok: true, value: { userId: expect.anything(), token: expect.stringMatching(/\S/) } });
      expect(await accounts().exists(MEERA.phoneNumber)).toEqual({ ok: true, value: true });
    });

    test('fail to create a customer whom the server gives no id and token', async () => {
      expect(await accounts().create({ ...MEERA, phoneNumber: ASHAS_PHONE })).toEqual({ ok: false, failure: 'failed' });
    });

    test('send a one-time code', async () => {
      expect(await accounts().sendOtp(ASHAS_PHONE)).toEqual({ ok: true, value: undefined });
    });

    test('fail to send a code to a phone that nobody has', async () => {
      expect(await accounts().sendOtp(MEERA.phoneNumber)).toEqual({ ok: false, failure: 'failed' });
    });

    test('answer who has the phone for the right code', async () => {
      expect(await accounts().validateOtp(ASHAS_PHONE, RIGHT_CODE)).toEqual({ ok: true, value: ASHA });
    });

    test('refuse a wrong code', async () => {
      expect(await accounts().validateOtp(ASHAS_PHONE, '4321')).toEqual({ ok: false, failure: 'refused' });
    });
  });
}
