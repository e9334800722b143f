import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import type { ProjectData } from '../loader';
import { Gallery } from './gallery';
import { OverlayLink } from './overlay-link';
import { PageOverlay } from './page-overlay';
import { PropertyDetails } from './property-details';
import styles from './project-page.module.css';
import { UnknownProject } from './unknown-project';

/** The project of the path, if there is one. */
export function ProjectPage() {
  const data = useLoaderData<ProjectData | null>();
  return data ? <ProjectView {...data} /> : <UnknownProject />;
}

/** One project: its addresses, facts and pictures. */
function ProjectView({ id, project, gallery }: ProjectData) {
  const { t } = useTranslation();
  return (
    <>
      <Banner eyebrow={t('detail.eyebrow')} title={project.address1} src={project.url}>
        <p className="lead">{project.address2}</p>
      </Banner>
      <Container className={`${styles.layout} pp-section`}>
        <div className={styles.pictures}>
          <Gallery pictures={gallery} address={project.address1} />
          {gallery.length > 0 && (
            <OverlayLink view="gallery" projectId={id} className="btn btn-outline-primary">
              {t('overlay.openGallery')}
            </OverlayLink>
          )}
        </div>
        <aside className={styles.panel}>
          <PropertyDetails project={project} />
          <OverlayLink view="facts" projectId={id} className="btn btn-primary">
            {t('overlay.openFacts')}
          </OverlayLink>
          <Link className="btn btn-outline-primary" to="/portfolio">
            {t('detail.back')}
          </Link>
        </aside>
      </Container>
      <PageOverlay projectId={id} address={project.address1} />
    </>
  );
}
