import { inject, injectable } from 'inversify';
import { fallback, is, nullish, object, optional, pipe, transform, unknown, type GenericSchema } from 'valibot';
import type { Credentials } from '../../domain/account';
import { isAmount, type Rupees } from '../../domain/money';
import type { ExtraAddOn, OfferedHairTrim, OfferedPackage, PackagesAndTrims } from '../../domain/packages';
import type { Id } from '../../domain/ids';
import type { Service } from '../../domain/services';
import { success, type Answer } from '../../ports/answer';
import type { Packages } from '../../ports/server';
import { idSchema } from '../schemas';
import { HttpClient } from './client';
import { fetchList, parseValidItems } from './list';
import { SERVICE_IDS } from './services';
import { pictureSchema } from './picture-schema';
import { trimmedNonBlankTextSchema, lenientTextListSchema, listSchema, yesStatusFieldSchema } from './wire';

/** Undefined if unreadable (decisions S8 and S10). */
const rupees = optional(pipe(unknown(), transform(readRupees)));

/** Undefined if unreadable (decision S10). */
const amount = optional(pipe(unknown(), transform(readAmount)));

const count = optional(pipe(unknown(), transform(readCount)));

const offeredPackage = (picturesUrl: string) =>
  pipe(
    object({
      id: idSchema,
      package_name: trimmedNonBlankTextSchema,
      price: rupees,
      duration_days: amount,
      sessions: count,
      color: fallback(trimmedNonBlankTextSchema, ''),
      icon: fallback(optional(pipe(trimmedNonBlankTextSchema, pictureSchema(picturesUrl))), undefined),
      // Becomes empty if malformed, so that the package is not dropped.
      addons: lenientTextListSchema,
    }),
    transform(({ package_name, duration_days, addons, price, icon, sessions, ...rest }): OfferedPackage => {
      return {
        ...rest,
        name: package_name,
        durationDays: duration_days,
        includedAddOns: addons,
        price,
        icon,
        sessions,
      };
    }),
  );

const trim = pipe(
  object({ id: idSchema, package_name: trimmedNonBlankTextSchema, price: rupees }),
  transform(({ package_name, price, ...rest }): OfferedHairTrim => ({ ...rest, name: package_name, price })),
);

const addOn = object({ id: idSchema, name: trimmedNonBlankTextSchema });

const extraAddOn = object({ name: trimmedNonBlankTextSchema });

@injectable()
export class HttpPackages
  implements Packages, Readonly<Record<Service, (signal: AbortSignal) => Promise<Answer<PackagesAndTrims>>>>
{
  constructor(@inject(HttpClient) private readonly client: HttpClient) {}

  of(service: Service, credentials: Credentials | undefined, signal: AbortSignal): Promise<Answer<PackagesAndTrims>> {
    return this[service](signal, credentials);
  }

  async walking(signal: AbortSignal, credentials?: Credentials): Promise<Answer<PackagesAndTrims>> {
    const path = `packages/${SERVICE_IDS.walking}`;
    const item = offeredPackage(this.client.picturesUrl);
    return withoutTrims(await fetchList(this.client, { path, credentials, signal, isMarkedAsJson: true, item }));
  }

  async training(signal: AbortSignal): Promise<Answer<PackagesAndTrims>> {
    const path = `packages/${SERVICE_IDS.training}`;
    const item = offeredPackage(this.client.picturesUrl);
    return withoutTrims(await fetchList(this.client, { path, signal, isStatusOptional: true, item }));
  }

  async grooming(signal: AbortSignal): Promise<Answer<PackagesAndTrims>> {
    const { client } = this;
    const path = `packages/${SERVICE_IDS.grooming}`;
    const item = offeredPackage(client.picturesUrl);
    const list = (name: string, each: GenericSchema) =>
      listSchema(
        (problem) => client.logger.error(`GET ${path}: ${name} ${problem}`),
        (value) => is(each, value),
      );
    // Missing or null, `Trimming` counts as empty and is logged (decision P6).
    const schema = object({
      status: yesStatusFieldSchema,
      data: list('data', item),
      Trimming: nullish(list('Trimming', trim)),
    });
    const answer = await client.call({ method: 'GET', path, signal, schema });
    if (!answer.ok) return answer;
    const { data, Trimming } = answer.value;
    if (!Trimming) client.logger.error(`GET ${path}: Trimming is missing`);
    return success({
      packages: parseValidItems(client.logger, { path, list: 'data', items: data, item }),
      trims: parseValidItems(client.logger, { path, list: 'Trimming', items: Trimming ?? [], item: trim }),
    });
  }

  async trainingAddOns(packageId: Id, signal: AbortSignal): Promise<Answer<readonly string[]>> {
    const path = `addons/${SERVICE_IDS.training}/${encodeURIComponent(packageId)}`;
    const answer = await fetchList(this.client, {
      path,
      signal,
      isStatusOptional: true,
      item: extraAddOn,
    });
    // A booking stores add-ons by name, so equal names are one choice (decision P2).
    return answer.ok ? success([...new Set(answer.value.map(({ name }) => name))]) : answer;
  }

  groomingAddOns(signal: AbortSignal): Promise<Answer<readonly ExtraAddOn[]>> {
    return fetchList(this.client, { path: `addons/${SERVICE_IDS.grooming}`, signal, item: addOn });
  }
}

function withoutTrims(answer: Answer<readonly OfferedPackage[]>): Answer<PackagesAndTrims> {
  return answer.ok ? success({ packages: answer.value, trims: [] }) : answer;
}

/** Matches '₹ 1,49,900.00/-' or 'Rs. 999', with the groups of India or of the West. Not '1.499': in Europe it means 1499. */
const PLAIN_PRICE =
  /^\s*(?:(?:₹|rs\.?|inr)\s*)?(?!\d{1,3}\.\d{3}(?!\d))(\d+|[1-9]\d?(?:,\d\d)*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)(\.\d+)?\s*(?:(?:\/-|₹|rs\.?|inr|only)\s*)*$/i;

function readRupees(value: unknown): Rupees | undefined {
  if (typeof value !== 'string') return readAmount(value);
  const [, whole, paise = ''] = PLAIN_PRICE.exec(value.replaceAll(/\p{Cf}/gu, '')) ?? [];
  return readAmount(whole && whole.replaceAll(',', '') + paise);
}

function readAmount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return isAmount(number) ? number : undefined;
}

function readCount(value: unknown): number | undefined {
  const number = readAmount(value);
  return Number.isInteger(number) && number !== 0 ? number : undefined;
}
