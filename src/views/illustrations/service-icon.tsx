import type { Service } from '../../domain/services';
import { Illustration, type Drawing } from './drawing';

const DRAWINGS: Readonly<Record<Service, Drawing>> = {
  walking: {
    size: 28,
    warm: 'M7 13h8l2-6h3.5l1 2H25v1.5a2.5 2.5 0 0 1-2.5 2.5H20v10.5h-3V18h-7v5.5H7z',
    lines: 'M3 7.5q0 5.5 4 5.5',
  },
  training: {
    size: 28,
    warm: 'M6.5 10.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0z',
    lines: 'm9 17-2 8 7-3 7 3-2-8M11 11l2 2 4-4',
  },
  grooming: {
    size: 28,
    warm: 'M3.5 20.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM16.5 20.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
    lines: 'M10 17 20 3M18 17 8 3',
  },
};

export function ServiceIcon({ service }: { service: Service }) {
  return <Illustration drawing={DRAWINGS[service]} />;
}
