import type { CompleteServiceBooking, Service } from '../../domain/services';
import type { TimeSlot } from '../../domain/time-slots';

export const SERVICE_IDS: Readonly<Record<Service, string>> = { grooming: '2', training: '3', walking: '4' };

const SENT_SLOTS: Readonly<Record<TimeSlot, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

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
        // In the order of choosing, then the trim's (decision P1).
        package_id: [...booking.packageIds, ...(booking.trimId === undefined ? [] : [booking.trimId])],
        preferable_time: [`${SENT_SLOTS[booking.slot]} | ${booking.time}`],
      };
  }
}
