import type { CompleteServiceBooking, Service } from '../../domain/services';
import type { TimeSlot } from '../../domain/time-slots';

/** The server's id of each service. */
export const SERVICE_IDS: Readonly<Record<Service, string>> = { grooming: '2', training: '3', walking: '4' };

const SENT_SLOTS: Readonly<Record<TimeSlot, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** The request fields that depend on the booking's service. Due to the return type, TypeScript reports a service that has no case. */
export function serviceSpecificRequestFields(booking: CompleteServiceBooking): object {
  switch (booking.service) {
    case 'walking':
      return {
        package_id: booking.packageId,
        preferable_time: booking.times,
        service_days: booking.days,
        service_frequency: booking.frequency.toLowerCase(),
        walk_duration: booking.duration,
      };
    case 'training':
      return { package_id: booking.packageId, preferable_time: [booking.time] };
    case 'grooming':
      return {
        // The package ids in the order of choosing, then the trim's id (decision P1).
        package_id: [...booking.packageIds, ...(booking.trimId === undefined ? [] : [booking.trimId])],
        preferable_time: [`${SENT_SLOTS[booking.slot]} | ${booking.time}`],
      };
  }
}
