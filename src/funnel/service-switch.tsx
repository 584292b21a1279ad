import { observer } from 'mobx-react-lite';
import { PageLink } from '../ui/controls/page-link';
import { SERVICE_PROFILES, SERVICES } from '../domain/services';
import type { FunnelViewModel } from './funnel-view-model';
import { ServiceIcon } from './service-drawings';
import styles from './service-switch.module.css';

/** The input for the service that the customer leaves is kept. */
export const ServiceSwitch = observer(({ funnel }: { funnel: FunnelViewModel }) => (
  <nav aria-label="Services" className={styles.services}>
    {SERVICES.map((service) => (
      <PageLink
        key={service}
        to={funnel.pathOf('package', service)}
        aria-current={service === funnel.service ? 'page' : undefined}
      >
        <ServiceIcon service={service} />
        {SERVICE_PROFILES[service].shortLabel}
      </PageLink>
    ))}
  </nav>
));
