import { fallback, nullish, object, optional, pipe, transform, unknown } from 'valibot';
import type { Credentials } from '../../domain/account';
import { isAmount } from '../../domain/money';
import type { ExtraAddOn, OfferedHairTrim, OfferedPackage } from '../../domain/packages';
import type { Service } from '../../domain/services';
import type { Id } from '../../domain/ids';
import { success, type Answer } from '../../ports/answer';
import type { Packages, PackagesAndTrims } from '../../ports/server';
import { idSchema } from '../schemas';
import type { HttpAdapterDependencies } from './client';
import { fetchList, listOfAnythingSchema, parseValidItems } from './list';
import { SERVICE_IDS } from './services';
import { trimmedNonBlankTextSchema, lenientTextListSchema, yesStatusFieldSchema } from './wire';

/** A price or a number of days; undefined if the value is unreadable (decision S10). */
const amount = optional(pipe(unknown(), transform(readAmount)));

/** A whole number from 1 on; undefined for any other value. */
const count = optional(pipe(unknown(), transform(readCount)));

/** Parses a package of any service. The server may leave out the fields that the service does not use. */
const offeredPackage = pipe(
  object({
    id: idSchema,
    package_name: trimmedNonBlankTextSchema,
    price: amount,
    duration_days: amount,
    sessions: count,
    color: fallback(trimmedNonBlankTextSchema, ''),
    icon: fallback(optional(trimmedNonBlankTextSchema), undefined),
    // A malformed list of add-ons becomes empty, so that the package is not dropped.
    addons: lenientTextListSchema,
  }),
  transform(({ package_name, duration_days, addons, price, icon, sessions, ...rest }): OfferedPackage => {
    return { ...rest, name: package_name, durationDays: duration_days, includedAddOns: addons, price, icon, sessions };
  }),
);

const trim = pipe(
  object({ id: idSchema, package_name: trimmedNonBlankTextSchema, price: amount }),
  transform(({ package_name, price, ...rest }): OfferedHairTrim => ({ ...rest, name: package_name, price })),
);

const addOn = object({ id: idSchema, name: trimmedNonBlankTextSchema });

const extraAddOn = object({ name: trimmedNonBlankTextSchema });

// A missing or null list of hair trims, `Trimming`, counts as empty and is logged (decision P6).
const packagesAndTrims = object({ status: yesStatusFieldSchema, data: listOfAnythingSchema, Trimming: nullish(listOfAnythingSchema) });

export class HttpPackages implements Packages {
  constructor(private readonly dependencies: HttpAdapterDependencies) {}

  list(service: Service): Promise<Answer<readonly OfferedPackage[]>> {
    const path = `packages/${SERVICE_IDS[service]}`;
    return fetchList(this.dependencies, { path, isStatusOptional: true, item: offeredPackage });
  }

  listAs(credentials: Credentials | undefined, service: Service): Promise<Answer<readonly OfferedPackage[]>> {
    const path = `packages/${SERVICE_IDS[service]}`;
    return fetchList(this.dependencies, { path, credentials, isMarkedAsJson: true, item: offeredPackage });
  }

  async listWithTrims(service: Service): Promise<Answer<PackagesAndTrims>> {
    const { client, logger } = this.dependencies;
    const path = `packages/${SERVICE_IDS[service]}`;
    const answer = await client.call({ method: 'GET', path, schema: packagesAndTrims });
    if (!answer.ok) return answer;
    const { data, Trimming } = answer.value;
    if (!Trimming) logger.error(`GET ${path}: Trimming is missing`);
    return success({
      packages: parseValidItems(logger, { path, list: 'data', items: data, item: offeredPackage }),
      trims: parseValidItems(logger, { path, list: 'Trimming', items: Trimming ?? [], item: trim }),
    });
  }

  addOns(service: Service): Promise<Answer<readonly ExtraAddOn[]>> {
    return fetchList(this.dependencies, { path: `addons/${SERVICE_IDS[service]}`, item: addOn });
  }

  async addOnsOf(service: Service, packageId: Id): Promise<Answer<readonly string[]>> {
    const path = `addons/${SERVICE_IDS[service]}/${encodeURIComponent(packageId)}`;
    const answer = await fetchList(this.dependencies, { path, isStatusOptional: true, item: extraAddOn });
    // Drops repeated names: a booking stores add-ons by name, so equal names are one choice (decision P2).
    return answer.ok ? success([...new Set(answer.value.map(({ name }) => name))]) : answer;
  }
}

/** Reads an amount that is not negative, as a number or as a text such as '1499.50'; undefined for any other value. */
function readAmount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return isAmount(number) ? number : undefined;
}

function readCount(value: unknown): number | undefined {
  const number = readAmount(value);
  return Number.isInteger(number) && number !== 0 ? number : undefined;
}
