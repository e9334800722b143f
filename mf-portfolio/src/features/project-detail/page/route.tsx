import {
  ApiError,
  data,
  Link,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type PageHead,
  type RouteHandle,
  type TFunction,
} from '@phantom/mf-kit';
import { Banner, Container, EmptyState } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import { getProject } from '../api/project';
import { Gallery } from './gallery';
import { OverlayLink, PageOverlay } from './page-overlay';
import styles from './project-page.module.css';
import { PropertyDetails } from './property-details';

/** Loads the project of the path. Returns null with status 404 when it does not exist. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  return (await findProject(Number(params.id), signal)) ?? data(null, { status: 404 });
}

async function findProject(id: number, signal: AbortSignal) {
  try {
    return { id, ...(await getProject(id, signal)) };
  } catch (error) {
    // 400 means that the id is not a number. For a visitor this project does not exist either.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}

type ProjectData = NonNullable<Awaited<ReturnType<typeof findProject>>>;

function projectHead(projectData: ProjectData | null, t: TFunction): PageHead {
  if (projectData === null) return { title: t('detail.missing.title'), noindex: true };
  const { id, project, gallery } = projectData;
  const { address1, address2, type, size } = project;
  const description = t('detail.description', { address: `${address1}, ${address2}`, type, size });
  return {
    title: address1,
    description,
    canonical: `/singleportfolio/${id}`,
    image: { url: project.url, alt: address1 },
    breadcrumbs: [
      { name: t('projects.title'), path: '/portfolio' },
      { name: address1, path: `/singleportfolio/${id}` },
    ],
    structuredData: ({ canonical, language, file }) => [
      {
        '@type': 'ItemPage',
        name: address1,
        description,
        url: canonical,
        inLanguage: language,
        mainEntity: {
          '@type': 'Place',
          name: address1,
          address: `${address1}, ${address2}`,
          image: [project, ...gallery].map(({ url }) => file(url)),
        },
      },
    ],
  };
}

export const handle: RouteHandle<ProjectData | null> = { head: projectHead };

export { ProjectError as ErrorBoundary, ProjectPage as Component };

function ProjectPage() {
  const projectData = useLoaderData<ProjectData | null>();
  return projectData ? <Project {...projectData} /> : <UnknownProject />;
}

function Project({ id, project, gallery }: ProjectData) {
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

function UnknownProject() {
  const { t } = useTranslation();
  return (
    <>
      <Banner title={t('detail.missing.title')} />
      <Container className="pp-section">
        <EmptyState title={t('detail.missing.text')}>
          <Link className="btn btn-outline-primary" to="/portfolio">
            {t('detail.back')}
          </Link>
        </EmptyState>
      </Container>
    </>
  );
}

function ProjectError() {
  const { t } = useTranslation();
  return (
    <>
      <Banner title={t('projects.title')} />
      <Container className="pp-section">
        <LoadError />
      </Container>
    </>
  );
}
