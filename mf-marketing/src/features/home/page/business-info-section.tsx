import { useTranslation } from '@phantom/mf-kit';
import { Container, EmptyState, SectionHeading } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import type { Settled } from '../../../shared/settle';
import type { BusinessInfo } from '../api/home';
import styles from './business-info-section.module.css';

/** The lines of business of the company: a list beside its heading. */
export function BusinessInfoSection({ business }: { business: Settled<BusinessInfo[]> }) {
  const { t } = useTranslation();
  return (
    <section className="pp-section" aria-labelledby="business-info">
      <Container className={styles.layout}>
        <SectionHeading
          id="business-info"
          eyebrow={t('business.eyebrow')}
          title={t('business.title')}
        />
        {business.failure ? (
          <LoadError failure={business.failure} />
        ) : (
          <BusinessInfoList groups={business.data} />
        )}
      </Container>
    </section>
  );
}

function BusinessInfoList({ groups }: { groups: BusinessInfo[] }) {
  const { t } = useTranslation();
  if (groups.length === 0) return <EmptyState title={t('business.empty')} />;
  return (
    <ul className={styles.list}>
      {groups.map(({ text, text2, text3, lang }) => (
        <li key={text} className={styles.group} lang={lang}>
          <h3 className={styles.name}>{text}</h3>
          <div>
            <p>{text2}</p>
            {text3 && <p className={styles.figure}>{text3}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
