import { fallback, object, optional, pipe, transform, unknown } from 'valibot';
import type { Credentials } from '../../domain/account';
import { isAmount } from '../../domain/money';
import type { WalkingPackage } from '../../domain/walking';
import type { Answer } from '../../ports/answer';
import type { Packages } from '../../ports/packages';
import type { HttpDependencies } from './client';
import { fetchList } from './list';
import { filledText, id } from './wire';

/** A price or a count of days; a package without a readable one is still shown (decision S10). */
const amount = optional(pipe(unknown(), transform(readAmount)));

const walkingPackage = pipe(
  object({
    id,
    package_name: filledText,
    price: amount,
    duration_days: amount,
    color: fallback(filledText, 'white'),
    icon: fallback(optional(filledText), undefined),
  }),
  transform(
    ({ package_name, duration_days, price, icon, ...rest }): WalkingPackage => ({
      ...rest,
      name: package_name,
      durationDays: duration_days,
      price,
      icon,
    }),
  ),
);

/** What each service offers, over HTTP. */
export class HttpPackages implements Packages {
  constructor(private readonly dependencies: HttpDependencies) {}

  walking(credentials: Credentials | undefined): Promise<Answer<readonly WalkingPackage[]>> {
    return fetchList(this.dependencies, { path: 'packages/4', credentials, isMarkedAsJson: true, item: walkingPackage });
  }
}

/** Reads a number, or a text that is one, '1499.50'. */
function readAmount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return isAmount(number) ? number : undefined;
}
