import type { Service } from '../../domain/services';
import { Illustration, type Drawing } from './drawing';

// Imports the icons of all services from services/<service>.ts, so that a new service needs no change here.
const DRAWINGS = import.meta.glob<Drawing>('./services/*.ts', { eager: true, import: 'iconOfThisService' });

/** A service's icon, shown beside the service's name. A test checks that each service has one. */
export function ServiceIcon({ service }: { service: Service }) {
  return <Illustration drawing={DRAWINGS[`./services/${service}.ts`]!} />;
}
