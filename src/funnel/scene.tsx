import type { Service } from '../domain/services';
import grooming from './scenes/grooming.svg';
import training from './scenes/training.svg';
import walking from './scenes/walking.svg';

const SCENES: Readonly<Record<Service, string>> = { walking, training, grooming };

/** The build writes it into the service's prerendered page. */
export function Scene({ service, className }: { service: Service; className?: string | undefined }) {
  return <img src={SCENES[service]} alt="" width="320" height="200" className={className} />;
}
