import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Container, SectionHeading } from '@phantom/ui';
import styles from './borough-links.module.css';

const BOROUGHS = ['manhattan', 'brooklyn', 'queens', 'bronx', 'staten-island'] as const;

export function BoroughLinks() {
  const { t } = useTranslation();
  return (
    <section className={`${styles.band} pp-section pp-on-dark`} aria-labelledby="borough-links">
      <Container>
        <SectionHeading
          id="borough-links"
          eyebrow={t('boroughs.eyebrow')}
          title={t('boroughs.title')}
          action={
            <a className="btn btn-outline-light" href={sitePath('/listings')}>
              {t('boroughs.all')}
            </a>
          }
        />
        <ul className={styles.list}>
          {BOROUGHS.map((borough) => (
            <li key={borough}>
              <a className={styles.link} href={sitePath(`/listings/sales/${borough}`)}>
                {t(`boroughs.names.${borough}`)}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
