import { useTranslation } from '@phantom/mf-kit';
import { Container, EmptyState, MediaCard, Picture, SectionHeading } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import { SiteLink } from '../../../shared/site-link';
import type { Settled } from '../../../shared/settle';
import type { BusinessInfo } from '../api/home';
import styles from './business-info-section.module.css';

/** The lines of business of the company: each leads to the page that says more. */
export function BusinessInfoSection({ business }: { business: Settled<BusinessInfo[]> }) {
  const { t } = useTranslation();
  return (
    <section className="pp-section" aria-labelledby="business-info">
      <Container>
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
      {groups.map((group) => (
        <li key={group.text}>
          <BusinessGroup {...group} />
        </li>
      ))}
    </ul>
  );
}

function BusinessGroup({ text, text2, text3, image, url, lang }: BusinessInfo) {
  const media = image && (
    <Picture src={image} alt="" ratio="2:1" sizes="(min-width: 768px) 50vw, 100vw" />
  );
  const texts = (
    <>
      <h3 className="card-title h4">{text}</h3>
      <p>{text2}</p>
      {text3 && <p className={styles.figure}>{text3}</p>}
    </>
  );
  if (!url) return <MediaCard {...{ lang, media }}>{texts}</MediaCard>;
  return (
    <MediaCard as={SiteLink} href={url} {...{ lang, media }}>
      {texts}
    </MediaCard>
  );
}
