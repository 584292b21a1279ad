import type { Service } from '../domain/services';
import { Illustration } from '../ui/icons/drawing';
import grooming from './scenes/grooming.svg';
import training from './scenes/training.svg';
import walking from './scenes/walking.svg';

const SCENES: Readonly<Record<Service, string>> = { walking, training, grooming };

/** The build writes it into the service's prerendered page. */
export function Scene({ service, className }: { service: Service; className?: string | undefined }) {
  return <img src={SCENES[service]} alt="" width="320" height="200" className={className} />;
}

/** A dog, a rosette and a pair of scissors. */
const LINES: Readonly<Record<Service, string>> = {
  walking: 'M3 7q0 6 5 6h6l3-9 3 3 5 2q1 5-5 5v10h-4v-6H9v6H5V12',
  training: 'M6.5 10.5a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0zM9 17l-2 8 7-3 7 3-2-8M11 11l2 2 4-4',
  grooming: 'M3.5 20.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM16.5 20.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM10 17 20 3M18 17 8 3',
};

export function ServiceIcon({ service }: { service: Service }) {
  return <Illustration drawing={{ size: 28, lines: LINES[service] }} />;
}
