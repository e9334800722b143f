import {
  Link,
  sitePath,
  useLoaderData,
  useSearchParams,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Container, EmptyState, MediaCard, Picture, Tabs } from '@phantom/ui';
import { LoadError } from '../../shared/load-error';
import { getProjects, type Project } from './api';
import { BANNER_IMAGE, PortfolioBanner } from './projects-skeleton';

const TABS = ['completed', 'current'] as const;
type Tab = (typeof TABS)[number];

const CARD_SIZES = '(min-width: 1200px) 400px, (min-width: 768px) 50vw, 100vw';

export function loader({ request }: LoaderFunctionArgs) {
  return getProjects(request.signal);
}

export const handle: HandleOf<typeof loader> = {
  head: ({ completed, current }, t) => {
    const title = t('projects.title');
    const description = t('projects.lead');
    return {
      title,
      description,
      image: { url: BANNER_IMAGE, alt: title },
      breadcrumbs: [{ name: title, path: '/portfolio' }],
      structuredData: ({ canonical, language, page, file }) => [
        {
          '@type': 'CollectionPage',
          name: title,
          description,
          url: canonical,
          inLanguage: language,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: [...completed, ...current].map((project, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name: `${project.address1}, ${project.address2}`,
              url: page(`/singleportfolio/${project.id}`),
              image: file(project.url),
            })),
          },
        },
      ],
    };
  },
};

export { ProjectsError as ErrorBoundary, ProjectsPage as Component };

function ProjectsPage() {
  const projects = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const { t } = useTranslation();
  const active = TABS.find((tab) => tab === query.get('tab')) ?? 'completed';
  const open = (tab: Tab) =>
    setQuery(tab === 'completed' ? {} : { tab }, { preventScrollReset: true });
  return (
    <>
      <PortfolioBanner />
      <Container className="pp-section">
        <Tabs
          label={t('projects.tabs.label')}
          tabs={TABS.map((key) => ({ key, label: t(`projects.tabs.${key}`), href: hrefOf(key) }))}
          active={active}
          onSelect={open}
        >
          <ProjectGrid projects={projects[active]} />
        </Tabs>
      </Container>
    </>
  );
}

const hrefOf = (tab: Tab) => sitePath(tab === 'completed' ? '/portfolio' : `/portfolio?tab=${tab}`);

function ProjectGrid({ projects }: { projects: Project[] }) {
  const { t } = useTranslation();
  if (projects.length === 0) return <EmptyState title={t('projects.empty')} />;
  return (
    <div className="pp-card-grid">
      {projects.map(({ id, url, address1, address2 }) => (
        <MediaCard
          key={id}
          as={Link}
          to={`/singleportfolio/${id}`}
          media={<Picture src={url} alt="" sizes={CARD_SIZES} />}
        >
          <h2 className="card-title h4">{address1}</h2>
          <p className="text-body-secondary">{address2}</p>
        </MediaCard>
      ))}
    </div>
  );
}

function ProjectsError() {
  return (
    <>
      <PortfolioBanner />
      <Container className="pp-section">
        <LoadError />
      </Container>
    </>
  );
}
