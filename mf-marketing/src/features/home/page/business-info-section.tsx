import { Link, useTranslation } from '@phantom/mf-kit';
import { Container, EmptyState, MediaCard, Picture, SectionHeading } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
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
      {groups.map(({ text, text2, text3, lang }, index) => {
        const { path, picture } = GROUP_TARGETS[index] ?? OTHER_TARGET;
        return (
          <li key={text}>
            <MediaCard
              as={Link}
              to={path}
              lang={lang}
              media={
                <Picture
                  src={`/pictures/heroes/${picture}/1200.webp`}
                  alt=""
                  ratio="2:1"
                  sizes="(min-width: 768px) 50vw, 100vw"
                />
              }
            >
              <h3 className="card-title h4">{text}</h3>
              <p>{text2}</p>
              {text3 && <p className={styles.figure}>{text3}</p>}
            </MediaCard>
          </li>
        );
      })}
    </ul>
  );
}

const OTHER_TARGET = { path: '/overview', picture: 'overview' };

/** The page and the picture of each group: the five groups have a fixed order. */
const GROUP_TARGETS = [
  { path: '/investment-strategy', picture: 'invest-acquisitions' },
  { path: '/lending', picture: 'lending' },
  { path: '/contact', picture: 'acquisition-criteria' },
  { path: '/our-team', picture: 'our-team' },
  { path: '/contact', picture: 'contact' },
];
