import type { Service } from '../../domain/services';
import { Illustration, type Drawing } from './drawing';

// Each service's drawing is in the file of its name, so that it joins here by that file alone.
const DRAWINGS = import.meta.glob<Drawing>('./services/*.ts', { eager: true, import: 'drawing' });

/** What a service is drawn as; a test holds that each is. */
export function serviceDrawing(service: Service): Drawing {
  return DRAWINGS[`./services/${service}.ts`]!;
}

/** A service's icon, to stand beside its name. */
export function ServiceIcon({ service }: { service: Service }) {
  return <Illustration drawing={serviceDrawing(service)} />;
}
