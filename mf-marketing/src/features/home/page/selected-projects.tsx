import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Container, MediaCard, Picture, SectionHeading } from '@phantom/ui';
import type { Project } from '../api/home';
import styles from './selected-projects.module.css';

/** A few projects with links to the portfolio. Shows nothing when there are none. */
export function SelectedProjects({ projects }: { projects: Project[] }) {
  const { t } = useTranslation();
  if (projects.length === 0) return null;
  return (
    <section className="pp-section" aria-labelledby="selected-projects">
      <Container>
        <SectionHeading
          id="selected-projects"
          eyebrow={t('projects.eyebrow')}
          title={t('projects.title')}
          action={
            <a className="btn btn-outline-primary" href={sitePath('/portfolio')}>
              {t('projects.all')}
            </a>
          }
        />
        <div className={styles.grid}>
          {projects.map(({ id, image, address1, address2, teaser, lang }) => (
            <MediaCard
              key={id}
              as="a"
              href={sitePath(`/singleportfolio/${id}`)}
              media={
                <Picture
                  src={image.src}
                  alt=""
                  sizes="(min-width: 1200px) 400px, (min-width: 768px) 33vw, 100vw"
                />
              }
            >
              <h3 className="card-title h4">{address1}</h3>
              <p className="text-body-secondary">{address2}</p>
              <p lang={lang}>{teaser}</p>
            </MediaCard>
          ))}
        </div>
      </Container>
    </section>
  );
}
