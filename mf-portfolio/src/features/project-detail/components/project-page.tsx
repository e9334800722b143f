import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import type { ProjectDetail } from '../api/get-project';
import type { ProjectData } from '../loader';
import { Gallery } from './gallery';
import { PropertyDetails } from './property-details';
import styles from './project-page.module.css';
import { UnknownProject } from './unknown-project';

/** The project of the path, if there is one. */
export function ProjectPage() {
  const data = useLoaderData<ProjectData | null>();
  return data ? <ProjectView {...data} /> : <UnknownProject />;
}

/** One project: its addresses, facts and pictures. */
function ProjectView({ project, gallery }: ProjectDetail) {
  const { t } = useTranslation();
  return (
    <>
      <Banner eyebrow={t('detail.eyebrow')} title={project.address1} src={project.url}>
        <p className="lead">{project.address2}</p>
      </Banner>
      <Container className={`${styles.layout} pp-section`}>
        <Gallery pictures={gallery} address={project.address1} />
        <aside className={styles.panel}>
          <PropertyDetails project={project} />
          <Link className="btn btn-outline-primary" to="/portfolio">
            {t('detail.back')}
          </Link>
        </aside>
      </Container>
    </>
  );
}
