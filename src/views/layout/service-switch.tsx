import { Link } from 'react-router-dom';
import { pathOf } from '../../domain/paths';
import { SERVICE_RULES, SERVICES, type Service } from '../../domain/services';
import { ServiceIcon } from '../illustrations/service-icon';
import styles from './service-switch.module.css';

/** Links to the first steps of all services. The present booking stays. */
export function ServiceSwitch({ present }: { present: Service }) {
  return (
    <nav aria-label="Services" className={styles.services}>
      {SERVICES.map((service) => (
        <Link key={service} to={pathOf(service, 'package')} aria-current={service === present ? 'page' : undefined}>
          <ServiceIcon service={service} />
          {SERVICE_RULES[service].shortLabel}
        </Link>
      ))}
    </nav>
  );
}
