import { LocationMap } from '@phantom/map';
import { Link, pageLanguage, sitePath, useFormat, useTranslation } from '@phantom/mf-kit';
import { Container, MediaCard, Picture } from '@phantom/ui';
import type { Contact, Project } from '../api/project';
import styles from './project-page.module.css';

/** The project on a map, with the nearest other ones, which are also a list. */
export function Neighbours({ address1: address, place, neighbours }: Project) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (!place) return null;
  return (
    <section aria-labelledby="neighbours">
      <h2 id="neighbours">{t('detail.neighbours.title')}</h2>
      <div className="pp-with-aside">
        <div className="d-print-none">
          <LocationMap
            place={place}
            neighbours={neighbours.map((each) => ({ ...each.place, title: each.address1 }))}
            label={t('detail.neighbours.map')}
            texts={{
              language: pageLanguage(),
              zoomIn: t('map.zoomIn'),
              zoomOut: t('map.zoomOut'),
              source: t('map.source'),
            }}
            caption={t('detail.neighbours.caption', { address })}
          />
        </div>
        <ul className={styles.neighbours}>
          {neighbours.map(({ id, image, address1, address2, distance }) => (
            <li key={id}>
              <Link className="pp-media-row" to={`/singleportfolio/${id}`}>
                <Picture src={image.src} alt="" ratio="1:1" sizes="96px" />
                <span>
                  <strong>{address1}</strong>
                  <small className="d-block text-body-secondary">{address2}</small>
                  <small className="d-block text-body-secondary">
                    {t('detail.neighbours.distance', {
                      distance: number(distance, { style: 'unit', unit: 'kilometer' }),
                    })}
                  </small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who to talk to about the project. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const { slug, name, role, image, email, phone, lang } = contact;
  return (
    <section className={`pp-media-row ${styles.contact}`} aria-labelledby="contact">
      <Picture src={image.src} alt={image.alt} ratio="4:5" sizes="160px" />
      <div>
        <h2 id="contact" className="pp-eyebrow">
          {t('detail.contact.title')}
        </h2>
        <p className="h3 mb-1">{name}</p>
        <p className="text-body-secondary" lang={lang}>
          {role}
        </p>
        <ul className="d-flex flex-wrap gap-3">
          {phone && (
            <li>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {slug && (
            <li>
              <a href={sitePath(`/our-team/${slug}`)}>{t('detail.contact.page', { name })}</a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** What the page leads to: an action, and another project. */
export function NextStep({ next_step: next, related }: Project) {
  const { t } = useTranslation();
  const { text, href } = next ?? { text: t('detail.next.invest'), href: '/invest-now' };
  return (
    <aside className="pp-next-step" aria-label={t('detail.next.label')}>
      <Container>
        {related && (
          <div>
            <p className="pp-eyebrow">{t('detail.next.related')}</p>
            <MediaCard
              as={Link}
              to={`/singleportfolio/${related.id}`}
              className={styles.related}
              media={
                <Picture src={related.image.src} alt="" sizes="(min-width: 768px) 320px, 100vw" />
              }
            >
              <h2 className="card-title h4">{related.address1}</h2>
              <p className="text-body-secondary" lang={related.lang}>
                {related.teaser || related.address2}
              </p>
            </MediaCard>
          </div>
        )}
        <a className="btn btn-primary btn-lg" href={href.startsWith('/') ? sitePath(href) : href}>
          {text}
        </a>
      </Container>
    </aside>
  );
}
