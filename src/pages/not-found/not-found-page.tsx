import type { Service } from '../../domain/services';
import { PageLink } from '../../ui/controls/page-link';
import { Illustration } from '../../ui/icons/drawing';
import { ServiceIcon } from '../../funnel/service-drawings';
import { signpost } from '../../ui/icons/states';
import { PageHeading } from '../../ui/page-heading';
import pageStyles from '../../ui/failure-page.module.css';
import styles from './not-found-page.module.css';
import { pageTexts } from '../../funnel/page-texts';

/** With links to the first pages of all services (decision R1). */
export function NotFoundPage({
  services,
}: {
  services: readonly { readonly service: Service; readonly label: string; readonly path: string }[];
}) {
  return (
    <div className={pageStyles.page}>
      <Illustration drawing={signpost} />
      <PageHeading title={pageTexts.headings.notFound} />
      <p>The link may be wrong, or the page may have moved. What would you like to book?</p>
      <ul className={styles.services}>
        {services.map(({ service, label, path }) => (
          <li key={path}>
            <PageLink to={path} className={styles.service}>
              <ServiceIcon service={service} />
              {label}
              <Illustration drawing={{ size: 20, lines: 'm8 4.5 5.5 5.5L8 15.5' }} className="accented" />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
