import { matchPath } from 'react-router-dom';
import { BOOKING_PAGES, type BookingPage } from '../../domain/progress';
import { SERVICES, type Service } from '../../domain/services';
import { SEGMENTS } from './paths';

/** In upper or lower case (decision R2). */
export const serviceNamed = (name: string | undefined) => SERVICES.find((service) => service === name?.toLowerCase());

export function pageAt(path: string): { readonly service: Service; readonly page: BookingPage } | undefined {
  const { service: name, segment = '' } = matchPath('/:service/:segment', path)?.params ?? {};
  const service = serviceNamed(name);
  const page = BOOKING_PAGES.find((each) => SEGMENTS[each].toLowerCase() === segment.toLowerCase());
  return service && page && { service, page };
}
