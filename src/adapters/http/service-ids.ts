import type { Service } from '../../domain/services';

/** The ids by which the server knows the services. */
export const SERVICE_IDS: Readonly<Record<Service, string>> = { grooming: '2', training: '3', walking: '4' };
