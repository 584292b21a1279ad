import type { Service } from '../../domain/services';
import { Illustration, type Drawing } from './drawing';

// Each service's drawing stands in a file of its name, so that a new service needs no change here.
const DRAWINGS = import.meta.glob<Drawing>('./services/*.ts', { eager: true, import: 'drawing' });

/** A service's drawing. A test holds that each service has one. */
export function serviceDrawing(service: Service): Drawing {
  return DRAWINGS[`./services/${service}.ts`]!;
}

/** A service's icon, to stand beside its name. */
export function ServiceIcon({ service }: { service: Service }) {
  return <Illustration drawing={serviceDrawing(service)} />;
}
