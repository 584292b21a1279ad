import type { Service } from '../../domain/services';

/** The server's id of each service. */
export const SERVICE_IDS: Readonly<Record<Service, string>> = { grooming: '2', training: '3', walking: '4' };
