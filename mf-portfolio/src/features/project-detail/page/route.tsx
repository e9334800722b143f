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
import { getContact, getProject, type Contact, type Project } from '../api/project';
import { ComparePictures } from './compare-pictures';
import { Gallery } from './gallery';
import { OverlayLink, PageOverlay } from './page-overlay';
import styles from './project-page.module.css';
import { KeyFigures, Story, Timeline } from './project-story';
import { ContactCard, Neighbours, NextStep } from './project-surroundings';
import { PropertyDetails } from './property-details';

/** Loads the project of the path. Returns null with status 404 when it does not exist, 410 when it was removed. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  try {
    return await findProject(Number(params.id), signal);
  } catch (error) {
    // 400 means that the id is not a number. For a visitor this project does not exist either.
    const isMissing = error instanceof ApiError && [400, 404, 410].includes(error.status);
    if (!isMissing) throw error;
    return data(null, { status: error.status === 410 ? 410 : 404 });
  }
}

interface ProjectData {
  project: Project;
  contact: Contact | undefined;
}

async function findProject(id: number, signal: AbortSignal): Promise<ProjectData> {
  const project = await getProject(id, signal);
  return { project, contact: await getContact(project.contact, signal) };
}

function projectHead(projectData: ProjectData | null, t: TFunction): PageHead {
  if (projectData === null) return { title: t('detail.missing.title'), noindex: true };
  const {
    id,
    address1,
    address2,
    asset_type: type,
    size,
    teaser,
    image,
    gallery,
  } = projectData.project;
  const address = `${address1}, ${address2}`;
  const description = teaser || t('detail.description', { address, type, size });
  return {
    title: address1,
    description,
    canonical: `/singleportfolio/${id}`,
    image: { url: image.src, alt: address1 },
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
          address,
          image: [image, ...gallery].map(({ src }) => file(src)),
        },
      },
    ],
  };
}

export const handle: RouteHandle<ProjectData | null> = { head: projectHead };

export { ProjectError as ErrorBoundary, ProjectPage as Component };

function ProjectPage() {
  const projectData = useLoaderData<ProjectData | null>();
  return projectData ? <ProjectView {...projectData} /> : <UnknownProject />;
}

function ProjectView({ project, contact }: ProjectData) {
  const { t } = useTranslation();
  const { id, address1, address2, image, gallery } = project;
  return (
    <>
      <Banner eyebrow={t('detail.eyebrow')} title={address1} src={image.src} phoneRatio={null}>
        <p className="lead">{address2}</p>
      </Banner>
      <Container className={styles.page}>
        <KeyFigures {...project} />
        <div className="pp-with-aside">
          <Story {...project} />
          <aside className="d-grid gap-3">
            <PropertyDetails project={project} />
            <OverlayLink view="facts" projectId={id} className="btn btn-primary d-print-none">
              {t('overlay.openFacts')}
            </OverlayLink>
            <Link className="btn btn-outline-primary d-print-none" to="/portfolio">
              {t('detail.back')}
            </Link>
          </aside>
        </div>
        <ComparePictures {...project} />
        <Timeline {...project} />
        <section aria-labelledby="pictures">
          <h2 id="pictures">{t('detail.pictures')}</h2>
          <Gallery pictures={gallery} address={address1} lang={project.lang} />
          {gallery.length > 0 && (
            <p className="mt-3 mb-0 d-print-none">
              <OverlayLink view="gallery" projectId={id} className="btn btn-outline-primary">
                {t('overlay.openGallery')}
              </OverlayLink>
            </p>
          )}
        </section>
        <Neighbours {...project} />
        {contact && <ContactCard contact={contact} />}
      </Container>
      <NextStep {...project} />
      <PageOverlay projectId={id} address={address1} />
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
